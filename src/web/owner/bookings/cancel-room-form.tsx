import { Link } from "react-router";
import type { RoomCancellation } from "../../../contract/owner/booking-money.ts";
import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { stepSentence } from "../../../contract/policy-words.ts";
import type { Canceller } from "../../../domain/cancellation-basis.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import sums from "../../ui/kit/sums.module.css";
import field from "../form/field.module.css";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useLatest } from "../form/use-latest.ts";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { listWords } from "../ui/words.ts";
import cancel from "./cancel.module.css";
import styles from "./details.module.css";
import { DisputeNotices } from "./dispute-notices.tsx";
import { waysWords } from "./ways-words.ts";

type Props = {
  booking: BookingDetails;
  room: BookedRoom;
  terms: RoomCancellation;
  who: Canceller;
};

/** What of the room's money goes back and which way, before it is cancelled. */
export function CancelRoomForm({ booking, room, terms: offered, who }: Props) {
  const { property } = useSite();
  const sending = useSending();
  useLatest(sending.refusal?.code === "refund-differs");
  // If the house cancels, it gives back all that was paid for the room.
  const terms =
    who === "house" ? { ...offered, refund: offered.paid, kept: 0, refundPercent: 100 } : offered;
  const { refund } = terms;
  return (
    <SentForm
      sending={sending}
      fields={{ who, seen: refund }}
      className={`${field.stack} ${kit.narrow}`}
    >
      <p>
        As noites deste quarto ficam livres na hora; {othersWords(booking, room)}
        {booking.guestEmail && " O hóspede recebe um e-mail."}
      </p>
      <DisputeNotices booking={booking} />
      <Sums booking={booking} terms={terms} who={who} />
      {terms.paid > 0 && (
        <>
          <p className={cancel.ways} role="status">
            <b>Por onde</b>
            {waysWords(booking, refund, property.timeZone)}
          </p>
          {who === "guest" && (
            <p className={kit.hint}>
              Para devolver mais do que a política manda, cancele o quarto e depois use Devolver sem
              cancelar, na reserva.
            </p>
          )}
        </>
      )}
      <Refused sending={sending} />
      <div className={field.actions}>
        <SubmitButton>
          {refund > 0
            ? `Cancelar o quarto e devolver ${formatMoney(refund, "pt-BR")}`
            : "Cancelar o quarto"}
        </SubmitButton>
        <Link className={button.quiet} to={bookingUrl(booking.id)}>
          Voltar sem cancelar
        </Link>
      </div>
    </SentForm>
  );
}

function othersWords({ rooms }: BookingDetails, { stayId }: BookedRoom): string {
  const others = rooms.filter((one) => one.stayId !== stayId).map(({ name }) => name);
  const stays = others.length === 1 ? "continua como está" : "continuam como estão";
  return `${listWords(others)} ${stays}.`;
}

function Sums({ booking, terms, who }: Omit<Props, "room">) {
  const { price, paid, refund, kept, refundPercent, step } = terms;
  const rule = step ? stepSentence(step, "pt-BR") : "Agora não há devolução.";
  const now = who === "house" ? "É a casa quem cancela" : rule;
  return (
    <dl className={`${sums.sums} ${styles.sum}`}>
      <Sum name="Este quarto custa" amount={price} />
      <Sum name="Já pago por ele" about="A parte dele no que foi pago" amount={paid} />
      {paid > 0 && (
        <Sum name={`Volta ao hóspede (${refundPercent}%)`} about={now} amount={refund} />
      )}
      {kept > 0 && <Sum name="Fica com a casa, pela política" amount={kept} />}
      <div className={styles.total}>
        <dt>Total da reserva depois</dt>
        <dd>{formatMoney(booking.total - price + kept, "pt-BR")}</dd>
      </div>
    </dl>
  );
}

type SumProps = { name: string; about?: string; amount: Centavos };

function Sum({ name, about, amount }: SumProps) {
  return (
    <div>
      <dt>
        {name}
        {about && <small>{about}</small>}
      </dt>
      <dd>{formatMoney(amount, "pt-BR")}</dd>
    </div>
  );
}
