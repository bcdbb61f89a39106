import { useTranslation } from "react-i18next";
import { sitePixUrl } from "../../contract/page-urls.ts";
import { everybodyIn } from "../../domain/parties.ts";
import { useLocalUrl } from "../language.ts";
import { partiesOf } from "./chosen-rooms.ts";
import type { Order } from "./order.ts";
import styles from "./payment-dialog.module.css";

/** The way to pay by Pix to the house's key, for those who want no card. */
export function ByPix({ order: { rooms, stay, paysAll } }: { order: Order }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const [first, ...others] = partiesOf(rooms);
  const guests = everybodyIn(rooms.map((room) => room.guests));
  const search = { stay, guests, ...(others.length > 0 && { others }) };
  return (
    <p className={styles.byPix}>
      {t("payment.preferPix")}{" "}
      <a href={local(sitePixUrl(first?.listingId ?? "", search, paysAll))}>{t("payment.byPix")}</a>
    </p>
  );
}
