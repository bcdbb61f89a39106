import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { ComparedBooks } from "./compared-books.ts";

/** Ages and delays in seconds; null if there is nothing to measure. */
export type WatchedFacts = {
  readonly operations: Readonly<Record<string, number>>;
  readonly books: ComparedBooks | null;
  readonly openRefundAge: number | null;
  readonly eventAge: number | null;
  readonly eventDelay: number | null;
  readonly jobLag: number | null;
  readonly jobsGivenUp: number;
  readonly unpaidShare: number;
  readonly portals: Readonly<Record<string, number>>;
  readonly alerts: Readonly<Record<string, number>>;
};

/** `is_contested` allows 15 % of a room's year to be unpaid. */
const YEAR_DAYS = 365;

/** One statement, on small tables and indexed columns. */
export async function readFacts(db: Database, now: number): Promise<WatchedFacts> {
  const at = sql`${new Date(now)}::timestamptz`;
  const age = (moment: ReturnType<typeof sql>) => sql`extract(epoch from ${at} - ${moment})`;
  const { rows } = await sql<WatchedFacts>`
    select
      (select coalesce(json_object_agg(name, ${age(sql`at`)}), '{}') from operation_mark) as operations,
      (select facts from operation_mark where name = 'reconciled') as books,
      (select ${age(sql`min(created_at)`)}::float8 from refund where state in ('due', 'pending'))
        as "openRefundAge",
      ${age(sql`event.received_at`)}::float8 as "eventAge",
      extract(epoch from event.received_at - event.made_at)::float8 as "eventDelay",
      extract(epoch from now() - jobs.due_since)::float8 as "jobLag", jobs.given_up as "jobsGivenUp",
      (select coalesce(max(nights), 0)::float8 / ${YEAR_DAYS} from (
        select sum(stay.check_out - stay.check_in) as nights
        from booking join stay on stay.booking_id = booking.id
        join listing_physical_room as part on part.listing_id = stay.listing_id
        where state = 'held' and proposal_id is null group by physical_room_id
      ) as held) as "unpaidShare",
      (select coalesce(json_object_agg(portal, age), '{}') from (
        select portal, ${age(sql`min(coalesce(answered_at, created_at))`)} as age
        from channel_feed group by portal
      ) as feeds) as portals,
      (select coalesce(json_object_agg(kind, open), '{}') from (
        select kind, count(*) as open from alert where resolved_at is null group by kind
      ) as waiting) as alerts
    from (
      -- The queue goes by the database's clock.
      select min(run_at) filter (where attempts < max_attempts and locked_at is null and run_at <= now())
               as due_since,
             count(*) filter (where attempts >= max_attempts)::int as given_up
      from graphile_worker.jobs
    ) as jobs
    left join lateral (
      select received_at, made_at from payment_event order by received_at desc limit 1
    ) as event on true
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error("the query returned no row");
  return facts;
}
