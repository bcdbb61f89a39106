import { bookingCode } from "../src/domain/booking.ts";
import { policySoldBy } from "../src/domain/cancellation.ts";
import type { Channel } from "../src/domain/channel.ts";
import { addDays, type Day, daysBetween } from "../src/domain/day.ts";
import { fromReais } from "../src/domain/money.ts";
import { quote } from "../src/domain/quote.ts";
import { charge, wholeOf } from "../src/server/account/charge.ts";
import { receivePayment } from "../src/server/account/receive-payment.ts";
import { writeJournal } from "../src/server/bookings/journal.ts";
import { insertBlock } from "../src/server/calendar/block-nights.ts";
import { takeNights } from "../src/server/calendar/take-nights.ts";
import type { Change } from "../src/server/change.ts";
import { toDay } from "./listing-rows.ts";
import { sampleListings } from "./listings.ts";
import { sampleProperty } from "./property.ts";
import type { SampleListing } from "./sample-listing.ts";

export const seeding = { actor: "system", source: "admin" } as const;

type SampleGuest = {
  readonly room: string;
  /** Counted from today. */
  readonly from: number;
  readonly nights: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly channel: Channel;
  readonly paid: boolean;
};

/** Current guests, departures and arrivals. Invented people, unreachable addresses. */
const guests: readonly SampleGuest[] = [
  {
    room: "mar",
    from: -2,
    nights: 4,
    name: "Helena Prado",
    email: "helena.prado@exemplo.example",
    phone: "(11) 95555-0188",
    channel: "whatsapp",
    paid: true,
  },
  {
    room: "coqueiro",
    from: -1,
    nights: 3,
    name: "Tomás Freire",
    email: "tomas@exemplo.example",
    phone: "(71) 95555-0142",
    channel: "phone",
    paid: false,
  },
  {
    room: "jangada",
    from: 0,
    nights: 2,
    name: "Iracema Lobo",
    email: "iracema@exemplo.example",
    phone: "(85) 95555-0116",
    channel: "phone",
    paid: true,
  },
  {
    room: "farol",
    from: -3,
    nights: 3,
    name: "Camila Ramos",
    email: "camila@exemplo.example",
    phone: "(21) 95555-0173",
    channel: "airbnb",
    paid: true,
  },
];
const FIRST_RESERVED_DAY_AHEAD = 6;

/** Makes the sample realistic: its reserved days, shifted into the future, and some guests. */
export async function seedLife(change: Change, rooms: ReadonlyMap<string, number[]>, today: Day) {
  const all = sampleListings.flatMap((room) => room.reserved_date.map(toDay)).sort();
  const shift = daysBetween(all[0] ?? today, addDays(today, FIRST_RESERVED_DAY_AHEAD));
  for (const room of sampleListings) {
    for (const stay of runsOf(room.reserved_date.map((date) => addDays(toDay(date), shift)))) {
      const block = { listingId: room.id, stay, note: "Manutenção" };
      await insertBlock(change, rooms.get(room.id) ?? [], block);
    }
  }
  for (const guest of guests) {
    const room = sampleListings.find(({ id }) => id === guest.room);
    if (room) await seedBooking(change, room, rooms.get(room.id) ?? [], guest, today);
  }
}

/** Consecutive days become one stay. */
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
  change: Change,
  room: SampleListing,
  physicalRoomIds: number[],
  guest: SampleGuest,
  today: Day,
) {
  const checkIn = addDays(today, guest.from);
  const stay = { checkIn, checkOut: addDays(checkIn, guest.nights) };
  const party = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
  const rates = {
    nightlyPrice: fromReais(room.price),
    weekendPrice: null,
    includedGuests: null,
    extraAdult: 0,
    childUpTo12: 0,
    childAbove12: 0,
    seasons: [],
  };
  const priced = quote(rates, stay, party);
  const { tx, at } = change;
  const { id } = await tx
    .insertInto("booking")
    .values({
      code: bookingCode(sampleProperty.shortName, Math.random),
      listing_id: room.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      state: "confirmed",
      channel: guest.channel,
      adults: party.adults,
      children_up_to_12: 0,
      children_above_12: 0,
      language: "pt-BR",
      guest_name: guest.name,
      guest_email: guest.email,
      guest_phone: guest.phone,
      created_at: at,
      confirmed_at: at,
      cancellation_policy: JSON.stringify(policySoldBy(sampleProperty)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (guest.from < 0) {
    await tx.updateTable("stay").set({ checked_in_at: at }).where("id", "=", id).execute();
  }
  await takeNights(change, physicalRoomIds, stay, { kind: "booking", bookingId: id, stayId: id });
  await charge(change, wholeOf(id), priced.lines);
  await writeJournal(change, { bookingId: id, event: "confirmed", state: "confirmed" });
  if (guest.paid) await receivePayment(change, id, { amount: priced.total, means: "pix" });
}
