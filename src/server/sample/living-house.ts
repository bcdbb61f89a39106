import { bookingCode } from "../../domain/booking.ts";
import { addDays, type Day, daysBetween } from "../../domain/day.ts";
import { fromReais } from "../../domain/money.ts";
import { quote } from "../../domain/quote.ts";
import { writeJournal } from "../bookings/journal.ts";
import { insertBlock } from "../calendar/block-nights.ts";
import { takeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { toDay } from "./listing-rows.ts";
import { sampleProperty } from "./property.ts";
import { sampleRooms } from "./rooms.ts";
import type { SampleRoom } from "./sample-room.ts";

/** From today: who is in the house and who comes next. Invented people, unreachable addresses. */
const guests = [
  { room: "mar", from: -2, nights: 4, name: "Helena Prado", email: "helena.prado@exemplo.example" },
  { room: "coqueiro", from: -1, nights: 3, name: "Tomás Freire", email: "tomas@exemplo.example" },
  { room: "jangada", from: 0, nights: 2, name: "Iracema Lobo", email: "iracema@exemplo.example" },
];
const FIRST_RESERVED_DAY_AHEAD = 6;

/** What makes the sample look lived in: its reserved days, moved ahead together, and some guests. */
export async function seedLife(tx: Tx, rooms: ReadonlyMap<string, number[]>, today: Day) {
  const all = sampleRooms.flatMap((room) => room.reserved_date.map(toDay)).sort();
  const shift = daysBetween(all[0] ?? today, addDays(today, FIRST_RESERVED_DAY_AHEAD));
  for (const room of sampleRooms) {
    for (const stay of runsOf(room.reserved_date.map((date) => addDays(toDay(date), shift)))) {
      const block = { listingId: room.id, stay, note: "Exemplo" };
      await insertBlock(tx, rooms.get(room.id) ?? [], block, { at: new Date(), by: "system" });
    }
  }
  for (const guest of guests) {
    const room = sampleRooms.find(({ id }) => id === guest.room);
    if (room) await seedBooking(tx, room, rooms.get(room.id) ?? [], guest, today);
  }
}

/** Days that follow each other become one stay. */
function runsOf(days: Day[]) {
  const runs: { checkIn: Day; checkOut: Day }[] = [];
  for (const night of days.sort()) {
    const last = runs.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else runs.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return runs;
}

async function seedBooking(
  tx: Tx,
  room: SampleRoom,
  physicalRoomIds: number[],
  guest: (typeof guests)[number],
  today: Day,
) {
  const checkIn = addDays(today, guest.from);
  const stay = { checkIn, checkOut: addDays(checkIn, guest.nights) };
  const party = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
  const rates = {
    nightlyPrice: fromReais(room.price),
    weekendPrice: null,
    childUpTo12: 0,
    childAbove12: 0,
    seasons: [],
  };
  const priced = quote(rates, stay, party);
  const at = new Date();
  const { id } = await tx
    .insertInto("booking")
    .values({
      code: bookingCode(sampleProperty.shortName, Math.random),
      listing_id: room.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      state: "confirmed",
      channel: "phone",
      adults: party.adults,
      children_up_to_12: 0,
      children_above_12: 0,
      language: "pt-BR",
      lines: JSON.stringify(priced.lines),
      total: priced.total,
      guest_name: guest.name,
      guest_email: guest.email,
      created_at: at,
      confirmed_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await takeNights(tx, physicalRoomIds, stay, { kind: "booking", bookingId: id });
  await writeJournal(tx, {
    bookingId: id,
    at,
    event: "confirmed",
    state: "confirmed",
    cause: { actor: "system", source: "admin" },
  });
}
