import { useTranslation } from "react-i18next";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import { type Order, payUrlOf } from "./order.ts";
import styles from "./payment-dialog.module.css";

/** The way to pay by Pix, for those who want no card. */
export function ByPix({ order }: { order: Order }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { pix } = useSite().payment.ways;
  if (!pix) return null;
  return (
    <p className={styles.byPix}>
      {t("payment.preferPix")}{" "}
      <a className="tap" href={local(payUrlOf(order, "pix"))}>
        {t(pix === "code" ? "payment.byPixCode" : "payment.byPix")}
      </a>
    </p>
  );
}
