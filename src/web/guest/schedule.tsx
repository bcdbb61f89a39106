import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { rowTime } from "../../contract/plan-words.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import { formatMoney } from "../../domain/money.ts";
import { isLate } from "../../domain/payment-plan.ts";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import disc from "../ui/kit/disc.module.css";
import styles from "./payments.module.css";

/** What came in, and what is still to be paid and until when. */
export function Schedule({ booking }: { booking: GuestBooking }) {
  return (
    <ol className={styles.schedule}>
      <Received booking={booking} />
      <StillOpen booking={booking} />
    </ol>
  );
}

function Received({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const [first] = booking.plan;
  return booking.payments.map(({ amount, means, day }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
    <li key={index}>
      <span className={disc.done}>
        <Icon name="check" />
      </span>
      <div>
        <b>{index === 0 && first?.amount === amount ? t("guest.deposit") : t("guest.payment")}</b>
        <small>
          {t(`guest.means.${means}`, { day: formatDayOfMonth(day, "short", i18n.language) })}
        </small>
      </div>
      <span className={styles.amount}>{formatMoney(amount, i18n.language)}</span>
    </li>
  ));
}

/** What is open but in no row of the plan, such as a night added later, with where to pay it. */
function StillOpen({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { today } = useSite();
  const { plan, open, checkIn, isPayableOnline } = booking;
  if (booking.state !== "confirmed" || open <= 0) return null;
  const rows = plan
    .filter(({ amount, paid }) => amount > paid)
    .map((row) => {
      const by = row.by ?? checkIn;
      const day = formatDayOfMonth(by, "long", language);
      const time = rowTime(row, checkIn, language);
      const late = isLate(row, checkIn, today);
      return {
        amount: row.amount - row.paid,
        when: late ? t("guest.late", { day }) : t("guest.due", { time }),
      };
    });
  const told =
    rows.length > 0
      ? rows
      : [{ amount: open, when: t(isPayableOnline ? "guest.hereOrThere" : "guest.there") }];
  return told.map(({ amount, when }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
    <li key={index}>
      <span className={disc.disc}>{booking.payments.length + index + 1}</span>
      <div>
        <b>{t("guest.balance")}</b>
        <small>{when}</small>
      </div>
      <span className={styles.amount}>{formatMoney(amount, i18n.language)}</span>
    </li>
  ));
}
