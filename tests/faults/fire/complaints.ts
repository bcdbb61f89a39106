import type { EventEntry } from "../../../sandbox/stripe/state/books.ts";
import type { LedgerLine } from "../../../sandbox/stripe/state/ledger.ts";
import type { FaultApp } from "../app.ts";
import { brokenInvariants } from "../invariants.ts";
import type { Ending, Story } from "./story.ts";

type Row = { state: string; refund: string | null; unsent: number };
type Books = {
  readonly bookings: ReadonlyMap<string, Row>;
  readonly ledger: ReadonlyMap<string, LedgerLine>;
  readonly letters: ReadonlyMap<string, ReadonlySet<string | null>>;
};

/** Broken promises and unsettled cases. The provider's ledger is the reference. */
export async function complaints(app: FaultApp, stories: readonly Story[]): Promise<string[]> {
  const books = await openBooks(app);
  return [
    ...stories.flatMap((story) => {
      const complaint = complaintAbout(story, books);
      return complaint ? [`${story.email} (${story.ending}): ${complaint}`] : [];
    }),
    ...moneyAstray(books),
    ...(await forgottenEvents(app)),
    ...(await brokenInvariants(app.deps.pool)),
  ];
}

async function openBooks(app: FaultApp): Promise<Books> {
  const { rows } = await app.deps.pool.query(`
    select checkout_id, booking.state,
      (select string_agg(state, '+') from refund where booking_id = booking.id) as refund,
      (select count(*)::int from mail where booking_id = booking.id and sent_at is null) as unsent
    from booking join payment_session as session on session.booking_id = booking.id
    where checkout_id is not null`);
  const letters = new Map<string, Set<string | null>>();
  for (const { to, messageId } of app.mail.messages()) {
    for (const { address = "" } of to) {
      letters.set(address, (letters.get(address) ?? new Set()).add(messageId));
    }
  }
  return {
    bookings: new Map(rows.map((row) => [row.checkout_id, row])),
    ledger: new Map(app.payments.ledger().map((line) => [line.session, line])),
    letters,
  };
}

const ends: Record<Ending, string> = {
  returned: "confirmed",
  gone: "confirmed",
  unheard: "confirmed",
  cancelled: "cancelled",
  left: "expired",
};

function complaintAbout(story: Story, { bookings, ledger, letters }: Books): string | null {
  if (!story.promised.has("held")) return null;
  const row = bookings.get(story.checkoutId);
  if (!row) return "LOST: the hold is not there";
  const finished = story.paid || story.promised.has("released");
  if (finished && row.state !== ends[story.ending]) {
    const lost = story.promised.size > 1 ? "LOST: " : "";
    return `${lost}promised ${[...story.promised].join(", ")}, but it is ${row.state}`;
  }
  const line = ledger.get(story.checkoutId);
  const back = story.ending === "cancelled" ? 1 : 0;
  if ((line?.refunds.length ?? 0) !== back)
    return `${line?.refunds.length} refunds at the provider`;
  if (back === 1 && row.refund !== "succeeded") return `the refund is ${row.refund}`;
  const wanted = story.paid ? 1 + back : 0;
  const named = [...(letters.get(story.email) ?? [])];
  if (named.length !== wanted || row.unsent > 0) {
    return `${named.length} of ${wanted} letters: ${named.join(", ")}`;
  }
  return null;
}

/** Every payment is one confirmed booking or fully refunded. */
function moneyAstray({ bookings, ledger }: Books): string[] {
  return [...ledger.values()]
    .filter((line) => line.amount_captured > 0)
    .filter((line) => {
      const kept = bookings.get(line.session)?.state === "confirmed";
      return kept ? line.amount_refunded > 0 : line.amount_refunded !== line.amount_captured;
    })
    .map(({ session }) => `ASTRAY: the money of ${session}`);
}

/** Acknowledged webhooks are not redelivered: each must be stored. */
async function forgottenEvents(app: FaultApp): Promise<string[]> {
  const answer = await fetch(`${app.payments.url}/__control/events`);
  const entries = (await answer.json()) as EventEntry[];
  const { rows } = await app.deps.pool.query("select id from payment_event");
  const known = new Set(rows.map(({ id }) => id));
  return entries
    .filter(({ deliveries }) => deliveries.some(({ status }) => status === 200))
    .filter(({ event }) => !known.has(event.id))
    .map(({ event }) => `LOST: the news ${event.id}`);
}
