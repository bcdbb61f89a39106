import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { Centavos } from "../../../domain/money.ts";
import { type MoneyRow, QuoteLines } from "../../listing/quote-lines.tsx";
import beside from "../../ui/kit/beside.module.css";
import ticket from "../../ui/kit/ticket.module.css";
import { Picture } from "../../ui/picture.tsx";

/** What is paid for. Small screens leave out the quote's lines. */
export function Summary({ booking, amount: due }: { booking: GuestBooking; amount: Centavos }) {
  const { t, i18n } = useTranslation();
  const { listing, lines, total, paid } = booking;
  const rows: readonly MoneyRow[] = [
    { label: t("booking.paid"), amount: paid, tone: "paid" },
    { label: t("toPay.dueNow"), amount: due, tone: "due" },
  ];
  return (
    <aside className={beside.aside} aria-label={t("confirmation.summary")}>
      <div className={`${ticket.card} ${ticket.small}`}>
        {listing.photo && (
          <Picture
            className={ticket.photo}
            photo={listing.photo}
            sizes="(min-width: 1101px) 26rem, 5rem"
          />
        )}
        <div className={ticket.words}>
          <h2>{listing.name}</h2>
          <p>{formatStay(booking, "long", i18n.language)}</p>
          <QuoteLines quote={{ lines, total }} rows={rows.filter(({ amount }) => amount > 0)} />
        </div>
      </div>
    </aside>
  );
}
