import type { Day } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { createPool } from "../../src/server/database/connect.ts";
import { type App, stayAhead } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";
import { bookByPhone } from "./timeline-stories.ts";

export type TwoRooms = { readonly id: string; readonly mar: string; readonly farol: string };

const PRICE = 104_000;

/** Through a pool of this release: writes of the one before would delete the second room. */
async function write<T>(app: App, sql: string, values: unknown[] = []): Promise<T[]> {
  const pool = createPool(app.databaseUrl, 1);
  try {
    return (await pool.query(sql, values)).rows;
  } finally {
    await pool.end();
  }
}

/** Quarto Mar for two and Quarto Farol for two, R$ 1.780 and R$ 1.040, on nights of their own. */
export async function bookTwoRooms(app: App, name: string): Promise<TwoRooms & { stay: Stay }> {
  const stay = stayAhead(3_000 + turnIn(app, "two rooms") * 5, 2);
  const id = await bookByPhone(app, stay, { name });
  const line = { kind: "nights", nights: 2, people: 1, unitPrice: PRICE / 2, amount: PRICE };
  const [other] = await write<{ id: string }>(
    app,
    `insert into stay (booking_id, listing_id, check_in, check_out, adults, children_up_to_12,
       children_above_12, position)
     values ($1, 'farol', $2, $3, 2, 0, 0, 1) returning id`,
    [id, stay.checkIn, stay.checkOut],
  );
  const farol = other?.id ?? "";
  await write(
    app,
    `insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
     values ($1, 'charge', $2, $3, $4, now(), 'system', 'admin')`,
    [id, PRICE, farol, JSON.stringify(line)],
  );
  await write(
    app,
    `insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id)
     select physical_room_id, daterange($1, $2), 'booking', $3, $4
     from listing_physical_room where listing_id = 'farol'`,
    [stay.checkIn, stay.checkOut, id, farol],
  );
  return { id, mar: id, farol, stay };
}

/** Changes the dates of one room; its nights stay where no other test uses them. */
export async function comeOn(app: App, stayId: string, from: Day, until: Day): Promise<void> {
  const sql = "update stay set check_in = $2, check_out = $3 where id = $1";
  await write(app, sql, [stayId, from, until]);
}

/** Both rooms arrive today. */
export async function arriveTogether(app: App, name: string): Promise<TwoRooms> {
  const booked = await bookTwoRooms(app, name);
  const { checkIn, checkOut } = stayAhead(0, 2);
  for (const stayId of [booked.mar, booked.farol]) await comeOn(app, stayId, checkIn, checkOut);
  return booked;
}

/** Moves the rooms out of every list of coming days. */
export async function forgetRooms(app: App): Promise<void> {
  const several = `select booking_id from stay group by booking_id having count(*) > 1`;
  await write(app, `delete from occupied_nights where booking_id in (${several})`);
  await write(app, `update booking set state = 'cancelled' where id in (${several})`);
}
