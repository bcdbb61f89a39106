import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import styles from "./pay.module.css";

type Props = { means: OnlineMeans; to: string };

/** The same payment by another means. */
export function OtherMeans({ means, to }: Props) {
  const { t } = useTranslation();
  return (
    <p className={styles.other}>
      {t("pay.otherMeans")}{" "}
      <Link className="tap" to={to} replace>
        {t(means === "pix" ? "pay.byPix" : "pay.byCard")}
      </Link>
    </p>
  );
}
