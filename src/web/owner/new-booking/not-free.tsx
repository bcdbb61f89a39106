import { Link } from "react-router";
import type { OfferedRoom, RoomsOffer } from "../../../contract/owner/room-offers.ts";
import { bookingUrl, ownerProposalUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { Stay } from "../../../domain/stay.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Notice } from "../ui/notice.tsx";
import { plural } from "../ui/words.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { obstacleIn } from "./choices.ts";
import styles from "./new-booking.module.css";

type Props = { offer: RoomsOffer; draft: BookingDraft };

function useRefused({ rooms }: RoomsOffer) {
  const { timeZone } = useSite().property;
  return rooms.flatMap((room) => {
    const why = obstacleIn(room, timeZone);
    return why ? [{ room, why }] : [];
  });
}

/** Why the requested room cannot be booked. */
export function TakenRoom({ offer, draft }: Props) {
  const asked = useRefused(offer).find(({ room }) => room.listingId === draft.chosen);
  if (!asked || draft.picked) return null;
  return (
    <Notice kind="error">
      {asked.room.name}: {asked.why} <Taker of={asked.room} />
    </Notice>
  );
}

/** Why other rooms cannot be booked. */
export function OtherRooms({ offer, draft }: Props) {
  const others = useRefused(offer).filter(({ room }) => room.listingId !== draft.chosen);
  if (others.length === 0 || draft.picked) return null;
  return (
    <details className={styles.fold}>
      <summary>{plural(others.length, "quarto não dá", "quartos não dão")}. Ver por quê</summary>
      <ul>
        {others.map(({ room, why }) => (
          <li key={room.listingId}>
            <b>{room.name}</b> {why} <Taker of={room} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Taker({ of: { takers } }: { of: OfferedRoom }) {
  const [id] = takers.flatMap((taker) => (taker.kind === "booking" ? (taker.bookingId ?? []) : []));
  if (id) return <Link to={bookingUrl(id)}>Abrir a reserva</Link>;
  const kept = takers.find((taker) => taker.kind === "proposal");
  return kept ? <Link to={ownerProposalUrl(kept.proposalId)}>Abrir o orçamento</Link> : null;
}

type DatesProps = Props & { onDates: (stay: Stay) => void };

/** Free alternatives one tap away. */
export function OtherDates({ offer, draft, onDates }: DatesProps) {
  const room = offer.rooms.find(({ listingId }) => listingId === draft.wanted);
  const isRooms = room !== undefined && room.takers.length > 0 && room.completes === null;
  if (offer.stays.length === 0 || (isRooms && draft.chosen !== draft.wanted)) return null;
  return (
    <div>
      <p>{isRooms ? "O mesmo quarto, em outras datas:" : "Livre em outras datas:"}</p>
      <div className={field.actions}>
        {offer.stays.map((stay) => (
          <button
            key={stay.checkIn}
            type="button"
            className={button.line}
            onClick={() => onDates(stay)}
          >
            {formatStay(stay, "long", "pt-BR")}
          </button>
        ))}
      </div>
    </div>
  );
}
