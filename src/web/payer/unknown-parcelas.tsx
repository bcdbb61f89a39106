import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import frame from "../guest/frame/frame.module.css";
import { Message } from "../guest/frame/message.tsx";
import button from "../ui/button.module.css";

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
      <div className={frame.actions}>
        <Link className={button.primary} to={again} replace>
          {t("pay.retry")}
        </Link>
        {pix && (
          <Link className={button.line} to={pix} replace>
            {t("pay.byPix")}
          </Link>
        )}
      </div>
    </div>
  );
}
