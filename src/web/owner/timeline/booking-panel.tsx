import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { quoteLineLabel } from "../../../contract/quote-words.ts";
import type { Day } from "../../../domain/day.ts";
import { daysBetween } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatMoney } from "../../../domain/money.ts";
import { peopleOf } from "../ui/booking-words.ts";
import { Chip } from "../ui/chip.tsx";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { hour, nightsIn } from "../ui/words.ts";
import { BookingTaps } from "./booking-taps.tsx";
import styles from "./panel.module.css";
import { Fact, Facts } from "./panel.tsx";
import { dayWords } from "./timeline-words.ts";

type Props = { booking: BookingDetails; today: Day; onChange: () => void };

const money = (amount: number) => formatMoney(amount, "pt-BR");

/** A booking's summary; its own page has the details. */
export function BookingPanel({ booking, today, onChange }: Props) {
  const { guestEmail, guestPhone, expectedArrival } = booking;
  const isUnpriced = booking.portal?.lacks.includes("price") ?? false;
  return (
    <>
      <p className={styles.chips}>
        <PaymentChip {...booking} />
        <Chip tone="in">{whereabouts(booking, today)}</Chip>
      </p>
      <Facts>
        <Fact name="Quarto">{booking.listingName}</Fact>
        <Fact
          name="Check-in"
          note={expectedArrival ? `por volta das ${hour(expectedArrival)}` : null}
        >
          {dayWords(booking.checkIn)}
        </Fact>
        <Fact name="Check-out" note={nightsIn(booking)}>
          {dayWords(booking.checkOut)}
        </Fact>
        <Fact name="Hóspedes">{peopleOf(booking)}</Fact>
        {(guestEmail || guestPhone) && (
          <Fact name="Contato" note={guestEmail ? guestPhone : null}>
            {guestEmail ?? guestPhone}
          </Fact>
        )}
        {booking.note && <Fact name="Nota">{booking.note}</Fact>}
      </Facts>
      <dl className={styles.sum}>
        {booking.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <div key={index}>
            <dt>{quoteLineLabel(line, "pt-BR")}</dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{booking.balance <= 0 && !isUnpriced ? "Total pago" : "Total"}</dt>
          <dd>{isUnpriced ? "a completar" : money(booking.total)}</dd>
        </div>
      </dl>
      <BookingTaps booking={booking} today={today} onChange={onChange} />
    </>
  );
}

/** 'Chega sábado', 'Na casa' */
function whereabouts(booking: BookingDetails, today: Day): string {
  const { checkIn, checkedIn, checkedOut, noShow } = booking;
  if (noShow) return "Não veio";
  if (checkedOut) return "Encerrada";
  if (checkedIn) return "Na casa";
  const ahead = daysBetween(today, checkIn);
  if (ahead < 0) return "Sem check-in";
  if (ahead === 0) return "Chega hoje";
  if (ahead === 1) return "Chega amanhã";
  if (ahead < 7) return `Chega ${formatDay(checkIn, "weekday", "pt-BR").replace("-feira", "")}`;
  return `Chega em ${ahead} dias`;
}
