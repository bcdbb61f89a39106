import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import frame from "./frame.module.css";
import { Message } from "./message.tsx";

type Props = {
  /** The URL of this page, and of the page of a Pix if the house takes it. */
  again: string;
  pix: string | null;
};

/** The cost in installments is unknown: nobody is sent to the provider before it was shown. */
export function UnknownParcelas({ again, pix }: Props) {
  const { t } = useTranslation();
  return (
    <div className={frame.stack}>
      <Message kind="warn" icon="circle-alert" isAlert>
        {t("parcelas.unknown")}
      </Message>
      <div className={actions.actions}>
        <Link className={button.primary} to={again} replace>
          {t("parcelas.retry")}
        </Link>
        {pix && (
          <Link className={button.line} to={pix} replace>
            {t("parcelas.byPix")}
          </Link>
        )}
      </div>
    </div>
  );
}
