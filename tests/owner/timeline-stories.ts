import { expect, type Locator, type Page } from "@playwright/test";
import type { Day } from "../../src/domain/day.ts";
import { formatDay } from "../../src/domain/format-day.ts";
import type { QuoteLine } from "../../src/domain/quote.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { type App, stayAhead } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";

const DAYS_APART = 21;

/** Two weeks beyond what the site sells, so that no other test uses them. */
export function quietWeeks(app: App): (from: number, nights: number) => Stay {
  const first = 610 + turnIn(app, "weeks") * DAYS_APART;
  return (from, nights) => stayAhead(first + from, nights);
}

type Guest = {
  name: string;
  room?: string;
  channel?: string;
  adults?: number;
  total?: number;
  line?: Partial<QuoteLine>;
};

/** A manual booking, created directly. */
export async function bookByPhone(app: App, stay: Stay, guest: Guest): Promise<string> {
  const { name, room = "mar", channel = "phone", adults = 2, total = 178_000, line } = guest;
  const nights = { kind: "nights", nights: 2, people: 1, unitPrice: 89_000, amount: total };
  const [booking] = await app.query<{ id: string }>(
    `with booked as (
       insert into booking (code, listing_id, check_in, check_out, state, channel, adults,
         children_up_to_12, children_above_12, language, guest_name, guest_email, guest_phone,
         created_at, confirmed_at)
       values ('MARE-' || upper(substr(md5(random()::text), 1, 6)), $1, $2, $3, 'confirmed', $4, $5,
         0, 0, 'pt-BR', $8, 'hospede@exemplo.example', '(73) 95555-0100', now(), now())
       returning id
     ), charged as (
       insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
       select id, 'charge', $7, id, $6, now(), 'system', 'command' from booked
     )
     select id from booked`,
    [
      room,
      stay.checkIn,
      stay.checkOut,
      channel,
      adults,
      JSON.stringify({ ...nights, ...line }),
      total,
      name,
    ],
  );
  const id = booking?.id ?? "";
  await app.query(
    `insert into occupied_nights (physical_room_id, stay, kind, booking_id)
     select physical_room_id, daterange($1, $2), 'booking', $3
     from listing_physical_room where listing_id = $4`,
    [stay.checkIn, stay.checkOut, id, room],
  );
  return id;
}

/** A further room of a booking, for the same nights. Returns its stay. */
export async function addRoom(app: App, bookingId: string, room: string): Promise<string> {
  const [added] = await app.query<{ id: string }>(
    `with added as (
       insert into stay (booking_id, listing_id, check_in, check_out, adults, children_up_to_12,
         children_above_12, position)
       select booking_id, $2, check_in, check_out, 1, 0, 0, 1 from stay where id = $1
       returning id, booking_id, listing_id, check_in, check_out
     ), taken as (
       insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id)
       select physical_room_id, daterange(check_in, check_out), 'booking', booking_id, id
       from added join listing_physical_room using (listing_id)
     )
     select id from added`,
    [bookingId, room],
  );
  return added?.id ?? "";
}

/** A guest's hold, further ahead than the site sells. */
export async function holdNights(app: App, room: string, stay: Stay): Promise<void> {
  await app.query(
    `with hold as (
       insert into booking (code, listing_id, check_in, check_out, state, adults, language,
         hold_expires_at, created_at)
       values ('MARE-' || upper(substr(md5(random()::text), 1, 6)), $1, $2, $3, 'held', 2, 'pt-BR',
         now() + interval '45 minutes', now())
       returning id
     ), charged as (
       insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
       select id, 'charge', 1, id,
         '{"kind":"agreed","nights":1,"people":1,"unitPrice":1,"amount":1}', now(), 'visitor', 'site'
       from hold
     ), session as (
       insert into payment_session (id, booking_id, provider, purpose, amount, expires_at, opened_at)
       select id, id, 'stripe', 'booking', 1, now() + interval '35 minutes', now() from hold
     )
     insert into occupied_nights (physical_room_id, stay, kind, booking_id)
     select physical_room_id, daterange($2::date, $3::date), 'hold', hold.id
     from hold, listing_physical_room where listing_id = $1`,
    [room, stay.checkIn, stay.checkOut],
  );
}

export async function openTimeline(page: Page, app: App, from: Day, more = ""): Promise<void> {
  await page.goto(`${app.siteUrl}/admin/calendario?de=${from}${more}`, {
    waitUntil: "networkidle",
  });
  await expect(page.getByRole("grid")).toBeVisible();
}

export function freeDay(page: Page, room: string, day: Day): Locator {
  const name = `${room}, ${formatDay(day, "long-no-year", "pt-BR")}, livre`;
  return page.getByRole("gridcell", { name });
}

export function barOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole("grid").getByRole("button", { name });
}

/** Where a mouse grabs it. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to take hold of");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
