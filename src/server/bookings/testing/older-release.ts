import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { addDays, type Day, day } from "../../../domain/day.ts";

/** Statements as the release before several stays makes them: it knows only the booking's columns. */
export type OlderRelease = {
  /** A confirmed booking of Quarto Farol with its nights; its id. */
  book(): Promise<string>;
  move(id: string, more?: { listingId?: string; adults?: number }): Promise<void>;
  mark(id: string, column: "checked_in_at" | "checked_out_at" | "no_show_at"): Promise<void>;
};

const rooms: Record<string, number> = { mar: 1, coqueiro: 2, jangada: 3, farol: 4 };

export function olderRelease(pool: pg.Pool): OlderRelease {
  let used: Day = day("2040-01-01");
  const fresh = () => {
    used = addDays(used, 4);
    return { checkIn: used, checkOut: addDays(used, 2) };
  };
  return {
    async book() {
      const { checkIn, checkOut } = fresh();
      const { rows } = await pool.query<{ id: string }>(
        `with booked as (
           insert into booking (code, listing_id, check_in, check_out, state, channel, adults, language, guest_name,
                                created_at, confirmed_at, cancellation_policy)
           select $1, 'farol', $2, $3, 'confirmed', 'phone', 2, 'pt-BR', 'Nina Reis', now(), now(),
                  cancellation_policy
           from booking where state = 'confirmed' limit 1
           returning id
         ), account as (
           insert into booking_account (booking_id) select id from booked
         ), journal as (
           insert into booking_journal (booking_id, at, event, state, actor, source)
           select id, now(), 'confirmed', 'confirmed', 'person:dona', 'admin' from booked
         )
         insert into occupied_nights (physical_room_id, stay, kind, booking_id)
         select 4, daterange($2::date, $3::date), 'booking', id from booked
         returning booking_id as id`,
        [`OLD-${checkIn}`, checkIn, checkOut],
      );
      return rows[0]?.id ?? "";
    },
    async move(id, { listingId = "farol", adults = 3 } = {}) {
      const { checkIn, checkOut } = fresh();
      await pool.query(
        `with moved as (
           update booking set listing_id = $2, check_in = $3, check_out = $4, adults = $5,
                              children_up_to_12 = 1, version = version + 1
           where id = $1
         )
         update occupied_nights set physical_room_id = $6, stay = daterange($3::date, $4::date)
         where booking_id = $1`,
        [id, listingId, checkIn, checkOut, adults, rooms[listingId]],
      );
    },
    async mark(id, column) {
      await pool.query(`update booking set ${column} = now() where id = $1`, [id]);
    },
  };
}

/** Keeps the older release busy until it is told to stop; the ids of what it has booked. */
export function keepBusy(older: OlderRelease): { stop(): Promise<readonly string[]> } {
  const ids: string[] = [];
  let isOver = false;
  const working = (async () => {
    while (!isOver) {
      const id = await older.book();
      ids.push(id);
      await older.move(id);
      await older.mark(id, "checked_in_at");
      await sleep(1);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await working;
      return ids;
    },
  };
}
