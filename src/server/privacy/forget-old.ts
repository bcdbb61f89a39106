import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { type Kept, retention } from "../../domain/retention.ts";
import { selectBookings } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { eraseBookings } from "./erase-guest.ts";
import { cancellationWithoutWords, linesHaveWords, linesWithoutWords } from "./without-words.ts";

const cause = { actor: "system", source: "timetable" } as const;
const DAY_MS = 86_400_000;

/** Anything this old or older is deleted. */
type Limit = { readonly day: Day; readonly instant: Date };
type Forget = (deps: Deps, limit: Limit) => Promise<number>;

/** Deletes what has passed its retention. A rule that fails must not stop the others. */
export async function forgetOld(deps: Deps): Promise<void> {
  const today = await todayAtProperty(deps);
  for (const kept of Object.keys(verbs) as Kept[]) {
    const { days } = retention[kept];
    const limit = { day: addDays(today, -days), instant: new Date(deps.clock() - days * DAY_MS) };
    try {
      const count = await verbs[kept](deps, limit);
      if (count > 0) deps.log.info({ kept, count }, "old-data-purged");
    } catch (error) {
      deps.log.error({ kept, err: error }, "purge-failed");
    }
  }
}

const verbs: Readonly<Record<Kept, Forget>> = {
  contact: forgetContacts,
  note: async (deps, { day }) =>
    (await count(
      deps,
      sql`delete from account_note using account_entry, booking
          where account_entry.id = entry_id and booking.id = booking_id and check_out <= ${day}`,
    )) +
    (await forgetGuestsWords(deps, day)) +
    (await count(
      deps,
      sql`with cleared as (
            update booking set note = '', expected_arrival = null, version = version + 1
            where check_out <= ${day} and (note <> '' or expected_arrival is not null)
            returning id, state
          )
          insert into booking_journal (booking_id, at, event, state, actor, source)
          select id, ${new Date(deps.clock())}, 'note-erased', state, ${cause.actor}, ${cause.source}
          from cleared`,
    )),
  unpaidPix: (deps, { instant }) =>
    forget(deps, selectUnpaidPix(deps.db).where("ended_at", "<=", instant)),
  pixReceipt: (deps, { instant }) =>
    count(deps, sql`delete from hand_pix_receipt where added_at <= ${instant}`),
  visitor: (deps, { instant }) =>
    count(
      deps,
      sql`with keys as (delete from checkout_key where made_at <= ${instant})
          update booking set visitor_id = null
          where visitor_id is not null and state <> 'held' and created_at <= ${instant}`,
    ),
  blockNote: (deps, { day }) =>
    count(deps, sql`update block set note = '' where end_day <= ${day} and note <> ''`),
  enquiry: (deps, { instant }) => count(deps, sql`delete from enquiry where made_at <= ${instant}`),
  proposal: (deps, { instant }) =>
    count(
      deps,
      sql`update proposal set label = '', words = ''
          where valid_until <= ${instant} and (label <> '' or words <> '')`,
    ),
  portalName: async (deps, { day }) =>
    (await count(
      deps,
      sql`update imported_event set uid = id::text where end_day <= ${day} and uid <> id::text`,
    )) +
    (await count(
      deps,
      sql`update portal_stay set uid = id::text where end_day <= ${day} and uid <> id::text`,
    )),
  paymentEvent: (deps, { instant }) =>
    count(deps, sql`delete from payment_event where received_at <= ${instant}`),
  signIn: async (deps, { instant }) =>
    (await count(deps, sql`delete from session where "expiresAt" <= ${instant}`)) +
    (await count(deps, sql`delete from verification where "expiresAt" <= ${instant}`)),
  refusedSignIn: (deps, { instant }) =>
    count(deps, sql`delete from door_tally where since <= ${instant}`),
  activity: (deps, { instant }) => count(deps, sql`delete from activity where at <= ${instant}`),
  formKey: (deps, { instant }) =>
    count(deps, sql`delete from form_key where made_at <= ${instant}`),
  linkWish: (deps, { instant }) =>
    count(deps, sql`delete from link_wish where made_at <= ${instant}`),
  unpaidTime: (deps, { instant }) =>
    count(deps, sql`delete from unpaid_time where ended <= ${instant}`),
  messageOpening: (deps, { instant }) =>
    count(deps, sql`delete from message_opening where at <= ${instant}`),
  failedJob: (deps, { instant }) =>
    count(
      deps,
      sql`select graphile_worker.complete_jobs(array(
            select id from graphile_worker.jobs
            where attempts >= max_attempts and locked_at is null and updated_at <= ${instant}))`,
    ),
};

/** The guest's Pix key, and the words with it, are needed until the refund is done. */
async function forgetGuestsWords(deps: Deps, day: Day): Promise<number> {
  return (
    (await count(
      deps,
      sql`delete from guest_words using booking where id = booking_id and check_out <= ${day}
          and not exists (select from refund
                          where refund.booking_id = booking.id and refund.state = 'by-hand')`,
    )) +
    (await count(
      deps,
      sql`update stay_change set words = null, lines = ${linesWithoutWords} from booking
          where booking.id = booking_id and booking.check_out <= ${day}
            and (words is not null or ${linesHaveWords})`,
    )) +
    (await count(
      deps,
      sql`update cancellation set ${cancellationWithoutWords} from booking
          where booking.id = booking_id and check_out <= ${day}
            and (reason is not null or agreed <> '')`,
    ))
  );
}

const isNamed = sql<boolean>`num_nonnulls(guest_name, guest_email, guest_phone) > 0`;

const selectNamed = (db: Deps["db"]) =>
  selectBookings(db).where("erased_at", "is", null).where(isNamed);

/** Of unpaid holds, only those for a Pix have a guest's name. */
const selectUnpaidPix = (db: Deps["db"]) => selectNamed(db).where("state", "=", "expired");

function forgetContacts(deps: Deps, { day }: Limit): Promise<number> {
  return forget(deps, selectNamed(deps.db).where("check_out", "<=", day));
}

/** One by one: a booking that is still needed, for a pending refund, is retried tomorrow. */
async function forget(deps: Deps, old: ReturnType<typeof selectBookings>): Promise<number> {
  let erased = 0;
  for (const booking of await old.execute()) {
    try {
      await eraseBookings(deps, [booking], cause);
      erased += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return erased;
}

async function count({ db }: Deps, statement: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows, rows } = await statement.execute(db);
  return Number(numAffectedRows ?? rows.length);
}
