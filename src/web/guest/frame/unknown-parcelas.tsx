import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import frame from "./frame.module.css";
import { Message } from "./message.tsx";

type Props = {
  /** This page again, and the page of a Pix if the house takes it. */
  again: string;
  pix: string | null;
};

/** Nothing is sent before it was shown what it costs. */
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
