import { useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import { cancelRoomUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { ChangeDialog } from "../timeline/change-dialog.tsx";
import { peopleIn } from "../ui/booking-words.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { useMay, useToday } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { nightsIn } from "../ui/words.ts";
import { RoomTaps } from "./desk-taps.tsx";
import details from "./details.module.css";
import { roomSituation } from "./room-words.ts";
import styles from "./rooms.module.css";

type Props = { booking: BookingDetails };

/** Each room of a booking with several, with what can be done to it alone. */
export function RoomsSection({ booking }: Props) {
  const [changed, setChanged] = useState<BookedRoom | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { rooms, cancelledRooms } = booking;
  if (rooms.length + cancelledRooms.length < 2) return null;
  // The last room is changed and cancelled with its booking.
  const isLive = booking.state === "confirmed" && !booking.erased && rooms.length > 1;
  return (
    <section className={`${kit.section} ${details.section}`}>
      <h2>Quartos</h2>
      <Said words={said} />
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.stayId}>
            <Facts booking={booking} room={room} />
            {isLive && (
              <div className={kit.taps}>
                <RoomTaps booking={booking} room={room} />
                <Changes booking={booking} room={room} onChange={() => setChanged(room)} />
              </div>
            )}
          </li>
        ))}
        {cancelledRooms.map((room) => (
          <li key={room.stayId}>
            <Facts booking={booking} room={room} isCancelled />
          </li>
        ))}
      </ul>
      {changed &&
        // Rendered beside the page's other dialogs, because here the list's styles would reach it.
        createPortal(
          <ChangeDialog
            booking={booking}
            stayId={changed.stayId}
            onDone={(words) => {
              setChanged(null);
              setSaid(words);
            }}
            onClose={() => setChanged(null)}
          />,
          document.querySelector("main") ?? document.body,
        )}
    </section>
  );
}

type RoomProps = Props & { room: BookedRoom };

function Facts({ booking, room, isCancelled = false }: RoomProps & { isCancelled?: boolean }) {
  const situation = roomSituation(room, booking, useToday());
  const facts = [formatStay(room, "long", "pt-BR"), nightsIn(room), peopleIn(room.guests)];
  return (
    <>
      <h3>{room.name}</h3>
      {(!isCancelled || room.total > 0) && (
        <span className={styles.total}>
          {isCancelled && "fica "}
          {formatMoney(room.total, "pt-BR")}
        </span>
      )}
      <p>{facts.join(", ")}</p>
      {isCancelled ? (
        <Chip tone="error">Cancelado</Chip>
      ) : (
        situation && <Chip tone={situation.tone}>{situation.text}</Chip>
      )}
    </>
  );
}

function Changes({ booking, room, onChange }: RoomProps & { onChange: () => void }) {
  const mayCancel = useMay()("cancelStay");
  if (room.checkedOut) return null;
  return (
    <>
      <button type="button" className={button.line} data-waits onClick={onChange}>
        Mudar<span className="vh"> {room.name}</span>
      </button>
      {mayCancel && (
        <Link className={button.line} to={cancelRoomUrl(booking.id, room.stayId)}>
          Cancelar este quarto<span className="vh"> {room.name}</span>
        </Link>
      )}
    </>
  );
}
