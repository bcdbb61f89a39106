import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import type { Day } from "../../../domain/day.ts";
import type { Situation } from "../ui/booking-words.ts";

type Marks = Pick<BookedRoom, "checkIn" | "checkedIn" | "checkedOut" | "noShow">;

/** One of several rooms, in one or two words. Null unless its booking is confirmed. */
export function roomSituation(
  room: Marks,
  { state }: Pick<BookingDetails, "state">,
  today: Day,
): Situation | null {
  if (state !== "confirmed") return null;
  if (room.noShow) return { tone: "error", text: "Não veio" };
  if (room.checkedOut) return { tone: "off", text: "Já saiu" };
  if (room.checkedIn) return { tone: "in", text: "Na casa" };
  if (room.checkIn === today) return { tone: "in", text: "Chega hoje" };
  if (room.checkIn < today) return { tone: "wait", text: "Sem check-in" };
  return { tone: "ok", text: "Reservado" };
}

/** The reception's next actions: which rooms can check in, and which check out by today. */
export function dueRooms(rooms: readonly BookedRoom[], today: Day) {
  return {
    arriving: rooms.filter((room) => isExpected(room) && room.checkIn <= today),
    leaving: rooms.filter((room) => isHere(room) && room.checkOut <= today),
  };
}

export const isHere = ({ checkedIn, checkedOut }: BookedRoom) => checkedIn && !checkedOut;

const isExpected = ({ checkedIn, checkedOut, noShow }: BookedRoom) =>
  !checkedIn && !checkedOut && !noShow;
