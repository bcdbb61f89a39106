import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestPaymentUrl, guestPixUrl } from "../../contract/page-urls.ts";
import { rowTime } from "../../contract/plan-words.ts";
import { formatMoney } from "../../domain/money.ts";
import { nextRow } from "../../domain/payment-plan.ts";
import { useLanguage, useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import chip from "../ui/kit/chip.module.css";
import disc from "../ui/kit/disc.module.css";
import { openPixOf } from "./open-pix-of.ts";
import styles from "./to-do.module.css";

/** The sections that the list leads to. */
export const ARRIVAL_ID = "chegada";
export const PAYMENT_ID = "pagamento";

/** What is still to be done, or that nothing is. */
export function ToDo({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const { open, paid, total, may, said, phase } = booking;
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const when = useWhen(booking);
  const local = useLocalUrl();
  const pix = openPixOf(booking);
  const { payment } = booking;
  const asksForHour = may.tell && said.arrival === null && phase !== "here";
  const isPaid = open <= 0;
  return (
    <section className="screen" aria-labelledby="falta">
      <h2 className="vh" id="falta">
        {t("guest.todo.heading")}
      </h2>
      <ul className={styles.list}>
        {isPaid && !asksForHour && (
          <Item
            title={t("guest.todo.allDone")}
            text={t(phase === "here" ? "guest.todo.allDoneHere" : "guest.todo.allDoneText")}
          />
        )}
        {paid > 0 && (!isPaid || asksForHour) && (
          <Item
            title={t("guest.todo.paid", { amount: money(paid) })}
            text={t("guest.todo.paidText", { total: money(total) })}
            way={<span className={chip.ok}>{t("guest.todo.done")}</span>}
          />
        )}
        {asksForHour && (
          <Item
            isOpen
            title={t("guest.todo.arrival")}
            text={t("guest.todo.arrivalText")}
            way={
              <a
                className={button.line}
                href={`#${ARRIVAL_ID}`}
                aria-label={t("guest.todo.chooseLabel")}
              >
                {t("guest.todo.choose")}
              </a>
            }
          />
        )}
        {!isPaid && (
          <Item
            isOpen
            title={t("guest.todo.balance", { amount: money(open) })}
            text={payment ? t(`guest.online.${payment.means}`) : pix ? t(`guest.pix.${pix}`) : when}
            way={
              payment ? (
                <Link className={button.line} to={local(guestPaymentUrl(booking.code))}>
                  {t("guest.online.see")}
                </Link>
              ) : pix ? (
                <Link className={button.line} to={local(guestPixUrl(booking.code))}>
                  {t("guest.pix.see")}
                </Link>
              ) : (
                <a
                  className={button.primary}
                  href={`#${PAYMENT_ID}`}
                  aria-label={t("guest.todo.payLabel", { amount: money(open) })}
                >
                  {t("guest.todo.pay")}
                </a>
              )
            }
          />
        )}
      </ul>
    </section>
  );
}

/** When the balance is due, if a plan says so. */
function useWhen({ plan, checkIn, isPayableOnline }: GuestBooking): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const row = nextRow(plan);
  if (row) return t("guest.due", { time: rowTime(row, checkIn, language) });
  return t(isPayableOnline ? "guest.hereOrThere" : "guest.there");
}

type Props = { title: string; text: string; way?: ReactNode; isOpen?: boolean };

function Item({ title, text, way, isOpen = false }: Props) {
  return (
    <li>
      <span className={isOpen ? `${disc.open} ${styles.open}` : disc.done}>
        {!isOpen && <Icon name="check" />}
      </span>
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      {way}
    </li>
  );
}
