import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import button from "../../ui/button.module.css";
import { LeaveTap } from "../check-out/leave-tap.tsx";
import { staysIn } from "../check-out/leaver.ts";
import { ActionButton } from "../form/action-button.tsx";
import { useToday } from "../ui/owner-page.tsx";
import { dueRooms, isHere } from "./room-words.ts";

type Props = { booking: BookingDetails };

/** The reception's next action for the whole booking. */
export function NextTap({ booking }: Props) {
  return booking.rooms.length > 1 ? <AllRooms booking={booking} /> : <OnlyRoom booking={booking} />;
}

function OnlyRoom({ booking }: Props) {
  const today = useToday();
  if (booking.checkedOut)
    return (
      <ActionButton intent="undoCheckOut" className={button.line}>
        Desfazer check-out
      </ActionButton>
    );
  if (booking.checkedIn) {
    return (
      <>
        <LeaveTap booking={booking} className={button.primary}>
          Fazer check-out
        </LeaveTap>
        <ActionButton intent="undoCheckIn" className={button.line}>
          Desfazer check-in
        </ActionButton>
      </>
    );
  }
  if (today < booking.checkIn) return null;
  return <ActionButton intent="checkIn">Fazer check-in</ActionButton>;
}

/** One tap for several rooms that are due; a single one has its button beside it. */
function AllRooms({ booking }: Props) {
  const { arriving, leaving } = dueRooms(booking.rooms, useToday());
  return (
    <>
      {arriving.length > 1 && (
        <ActionButton intent="checkIn" fields={named(arriving)}>
          Check-in dos {arriving.length} quartos
        </ActionButton>
      )}
      {leaving.length > 1 && (
        <LeaveTap booking={booking} rooms={leaving} className={button.primary}>
          Check-out dos {leaving.length} quartos
        </LeaveTap>
      )}
    </>
  );
}

/** What the reception does with one of several rooms. */
export function RoomTaps({ booking, room }: Props & { room: BookedRoom }) {
  const today = useToday();
  const tap = (intent: string, words: string) => (
    <ActionButton intent={intent} fields={named([room])} className={button.line}>
      {words}
      <span className="vh"> {room.name}</span>
    </ActionButton>
  );
  if (room.checkedOut) return tap("undoCheckOut", "Desfazer check-out");
  if (isHere(room)) {
    return (
      <>
        <LeaveTap booking={booking} rooms={[room]} className={button.line}>
          Fazer check-out<span className="vh"> {room.name}</span>
        </LeaveTap>
        {tap("undoCheckIn", "Desfazer check-in")}
      </>
    );
  }
  if (today < room.checkIn) return null;
  return (
    <>
      {tap("checkIn", "Fazer check-in")}
      {!room.noShow && tap("markNoShow", "Não veio")}
    </>
  );
}

const named = (rooms: readonly BookedRoom[]) =>
  staysIn({ stayIds: rooms.map(({ stayId }) => stayId) });
