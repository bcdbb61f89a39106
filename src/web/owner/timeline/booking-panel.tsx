import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import { quoteLineLabel } from "../../../contract/quote-words.ts";
import type { Day } from "../../../domain/day.ts";
import { daysBetween } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatMoney } from "../../../domain/money.ts";
import sums from "../../ui/kit/sums.module.css";
import { peopleOf } from "../ui/booking-words.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { hour, listWords, nightsIn } from "../ui/words.ts";
import { BookingTaps } from "./booking-taps.tsx";
import styles from "./panel.module.css";
import { Fact, Facts } from "./panel.tsx";
import { dayWords } from "./timeline-words.ts";

type Props = {
  booking: BookingDetails;
  /** The room whose bar was opened. */
  stayId: string;
  today: Day;
  chat: ReadyMessage | null;
  onChange: (stayId: string) => void;
};

const money = (amount: number) => formatMoney(amount, "pt-BR");

/** A booking's summary; its own page has the details. */
export function BookingPanel({ booking, stayId, today, chat, onChange }: Props) {
  const room = booking.rooms.find((one) => one.stayId === stayId) ?? booking.rooms[0];
  const { guestEmail, guestPhone, expectedArrival } = booking;
  const isUnpriced = booking.portal?.lacks.includes("price") ?? false;
  return (
    <>
      <p className={`${kit.taps} ${styles.chips}`}>
        <PaymentChip {...booking} />
        <Chip tone="in">{whereabouts(room ?? booking, today)}</Chip>
      </p>
      <Facts>
        <RoomsFact booking={booking} room={room} />
        <Fact
          name="Check-in"
          note={expectedArrival ? `por volta das ${hour(expectedArrival)}` : null}
        >
          {dayWords((room ?? booking).checkIn)}
        </Fact>
        <Fact name="Check-out" note={nightsIn(room ?? booking)}>
          {dayWords((room ?? booking).checkOut)}
        </Fact>
        <Fact name="Hóspedes">{peopleOf({ ...booking, ...room })}</Fact>
        {(guestEmail || guestPhone) && (
          <Fact name="Contato" note={guestEmail ? guestPhone : null}>
            {guestEmail ?? guestPhone}
          </Fact>
        )}
        {booking.note && <Fact name="Nota">{booking.note}</Fact>}
      </Facts>
      <dl className={`${sums.sums} ${styles.sum}`}>
        {booking.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <div key={index}>
            <dt>{quoteLineLabel(line, "pt-BR")}</dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        <div className={sums.total}>
          <dt>{booking.balance <= 0 && !isUnpriced ? "Total pago" : "Total"}</dt>
          <dd>{isUnpriced ? "a completar" : money(booking.total)}</dd>
        </div>
      </dl>
      <BookingTaps
        booking={booking}
        room={room}
        today={today}
        chat={chat}
        onChange={() => onChange(room?.stayId ?? booking.id)}
      />
    </>
  );
}

type RoomsProps = { booking: BookingDetails; room: BookedRoom | undefined };

/** The room whose bar was opened, and the others of its booking. */
function RoomsFact({ booking: { listingName, rooms }, room }: RoomsProps) {
  const others = rooms.filter((one) => one !== room).map(({ name }) => name);
  const note = others.length > 0 ? `1 de ${rooms.length} quartos, com ${listWords(others)}` : null;
  return (
    <Fact name="Quarto" note={note}>
      {room?.name ?? listingName}
    </Fact>
  );
}

/** 'Chega sábado', 'Na casa' */
function whereabouts(
  { checkIn, checkedIn, checkedOut, noShow }: BookedRoom | BookingDetails,
  today: Day,
): string {
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
