import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { basisWords, whoCancelled } from "../../../contract/cancellation-words.ts";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { guestsInWords } from "../../../contract/guests-words.ts";
import { guestReceiptUrl, listingsUrl } from "../../../contract/page-urls.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useLanguage, useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import chip from "../../ui/kit/chip.module.css";
import facts from "../../ui/kit/facts.module.css";
import ticket from "../../ui/kit/ticket.module.css";
import frame from "../frame/frame.module.css";
import { TalkLink } from "../frame/talk-link.tsx";
import { AMOUNT, WithAmount } from "../frame/with-amount.tsx";
import styles from "./receipt.module.css";

/** What was done, and what becomes of the money. */
export function Cancelled({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const { code, cancellation, guestEmail } = booking;
  const refund = cancellation?.refund ?? 0;
  const outcome = refund > 0 ? booking.moneyBack : "none";
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <p className={chip.ok}>
          <Icon name="check" /> {t("guestCancel.done.chip")}
        </p>
        <h1>
          <WithAmount
            text={t(`guestCancel.done.heading.${outcome}`, { amount: AMOUNT })}
            amount={formatExactMoney(refund, i18n.language)}
          />
        </h1>
        {guestEmail && <p>{t("guestCancel.done.mailed", { email: guestEmail })}</p>}
      </header>
      <Receipt booking={booking} />
      <div className={actions.actions}>
        <Link className={button.primary} to={local(listingsUrl)}>
          {t("guestCancel.done.otherDates")}
        </Link>
        <TalkLink code={code} className={button.quiet}>
          {t("guestCancel.talk")}
        </TalkLink>
      </div>
    </div>
  );
}

function Receipt({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const rows = useRows(booking);
  return (
    <article className={ticket.card} aria-label={t("guestCancel.done.receipt")}>
      <div className={`${ticket.words} ${styles.body}`}>
        <h2>{t("guestCancel.done.receipt")}</h2>
        <dl className={facts.wide}>
          {rows.map(([label, ...values]) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <div className={`${ticket.code} ${styles.code}`}>
        <p>
          <span>{t("guestCancel.done.code")}</span>
          <b className="num">{booking.code}</b>
        </p>
        <Link className={button.line} to={local(guestReceiptUrl(booking.code))}>
          <Icon name="printer" /> {t("guestCancel.done.document")}
        </Link>
      </div>
    </article>
  );
}

/** Labels and values; unknown values are left out. */
function useRows(booking: GuestBooking): string[][] {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { cancellation, guestName, listing, guests } = booking;
  const day = (of: GuestBooking["checkIn"]) => formatDay(of, "numeric", i18n.language);
  const stay = t("guestCancel.done.stay", {
    rooms: listing.name,
    from: day(booking.checkIn),
    to: day(booking.checkOut),
    guests: guestsInWords(guests, language),
  });
  const rows = [
    [t("guestCancel.done.booking"), stay],
    [t("guestCancel.done.back"), ...booking.returns],
  ];
  if (!cancellation) return rows;
  const { at } = cancellation;
  const who = whoCancelled(cancellation, guestName, language);
  const basis = basisWords(cancellation, language);
  const when = t("guestCancel.done.at", {
    day: formatDay(at.day, "long", i18n.language),
    hour: formatHour(at.time, i18n.language),
  });
  return [
    [t("guestCancel.done.when"), when],
    ...rows.slice(0, 1),
    ...(who ? [[t("guestCancel.done.by"), who]] : []),
    ...(basis ? [[t("guestCancel.done.basis"), basis]] : []),
    ...rows.slice(1),
  ];
}
