import { replacementOf } from "../../../src/server/account/replacement-of.ts";
import { brokenInvariants } from "../invariants.ts";
import { compareLedgers } from "../money/compare-ledgers.ts";
import { type Line, readLedgers, sumOf } from "../money/ledgers.ts";
import { Money } from "../money/money.ts";
import { fitting, isMisfit, type Story } from "./story.ts";
import type { Wave } from "./wave.ts";

type RefundRow = {
  readonly id: string;
  readonly booking_id: string;
  readonly amount: number;
  readonly state: string;
  readonly reason: string;
};

type Books = {
  readonly states: ReadonlyMap<string, string>;
  /** Payments that are in an account, by their names at the providers. */
  readonly entered: ReadonlySet<string>;
  readonly refunds: readonly RefundRow[];
  readonly alerts: readonly { kind: string; subject: string; booking_id: string | null }[];
};

/** Compares our accounts, the model and both ledgers, to the centavo. Records the differences. */
export async function compare(wave: Wave): Promise<void> {
  const { wrong, stories } = wave;
  const books = await readBooks(wave);
  const lines = readLedgers(wave.app);
  wrong.push(...(await compareLedgers(wave.app)));
  for (const story of stories) {
    const told = compareStory(books, lines, story);
    wrong.push(...told.map((what) => `${nameOf(story)}: ${what}; ${factsOf(books, story)}`));
  }
  wrong.push(...unexplained(books, stories));
  wrong.push(...(await leftOpen(wave)));
  wrong.push(...(await brokenInvariants(wave.app.deps.pool)));
}

function nameOf({ number, way, timing, manner, bookingId }: Story): string {
  return `guest ${number} (${way}, ${timing}, ${manner}, ${bookingId})`;
}

/** Details for debugging. */
function factsOf({ refunds }: Books, story: Story): string {
  const { total, sessions, wishes, byHand, chargebacks, cancelledWith } = story;
  const own = refunds.filter(({ booking_id }) => booking_id === story.bookingId);
  const tried = own.map(({ amount, state, reason }) => `${state} ${reason} ${amount}`);
  const paid = sessions.map((one) => one.paid.map(({ amount }) => `${amount} of ${one.amount}`));
  const facts = { total, paid, wishes, byHand, chargebacks, cancelledWith, tried };
  return JSON.stringify(facts);
}

async function readBooks({ app }: Wave): Promise<Books> {
  const read = async <T>(sql: string) => (await app.deps.pool.query(sql)).rows as T[];
  const bookings = await read<{ id: string; state: string }>("select id, state from booking");
  const payments = await read<{ reference: string }>(
    "select reference from payment where means = 'online'",
  );
  return {
    states: new Map(bookings.map(({ id, state }) => [id, state])),
    entered: new Set(payments.map(({ reference }) => reference)),
    refunds: await read("select id, booking_id, amount, state, reason from refund"),
    alerts: await read("select kind, subject, booking_id from alert where resolved_at is null"),
  };
}

function compareStory(books: Books, lines: readonly Line[], story: Story): string[] {
  if (story.bookingId === null) return [];
  const wrong: string[] = [];
  const expect = (is: unknown, should: unknown, what: string) => {
    if (is !== should) wrong.push(`${what} is ${is}, not ${should}`);
  };
  const paid = story.sessions.flatMap((session) => session.paid);
  const own = lines.filter(({ reference }) => paid.some((one) => one.reference === reference));
  expect(sumOf(own), sumOf(paid), "what came in");
  const state = books.states.get(story.bookingId);
  expect(state, expectedState(story), "the state");
  const entered = own.filter(({ reference }) => books.entered.has(reference));
  const misfits = story.sessions.filter(isMisfit).flatMap((session) => session.paid);
  expect(sumOf(entered), sumOf(paid) - sumOf(misfits), "what is in the account");
  const returned = own.reduce((sum, line) => sum + line.returned, 0);
  expect(returned, sumOf(misfits) + expectedReturn(books, story, state), "what went back");
  return wrong;
}

/** A story with a rival has lost the nights to her, if she could book them. */
function expectedState(story: Story): string {
  if (story.sessions[0] === undefined || isMisfit(story.sessions[0])) return "expired";
  if (story.sessions[0].paid.length === 0) return "expired";
  if (story.isTakenBack || story.hasLostNights) return "refunded";
  return story.cancelledWith ? "cancelled" : "confirmed";
}

/** What must have gone back of entered payments: plain arithmetic of price and decisions. */
function expectedReturn(books: Books, story: Story, state: string | undefined): number {
  const all = fitting(story);
  const own = books.refunds.filter(({ booking_id }) => booking_id === story.bookingId);
  const isReplaced = (id: string) => own.some((one) => one.id === replacementOf(id));
  const failed = own.filter(({ id, state }) => state === "failed" && !isReplaced(id));
  const replaced = own.flatMap(({ id, amount }) => {
    const other = own.find((one) => one.id === replacementOf(id));
    return other ? [{ amount: amount - other.amount }] : [];
  });
  const { cancelledWith, wishes, byHand, chargebacks } = story;
  const withheld = sumOf(failed) + sumOf(replaced);
  // A provider does not refund a disputed payment. A guest who owes gets a refused gift as a
  // discount. What was given by hand, and is told after a refusal, was given in its place.
  const owing = Math.max(0, story.total - sumOf(all));
  const inPlace = Math.min(sumOf(replaced), sumOf(byHand));
  const isDecided = chargebacks.length > 0 || cancelledWith !== null;
  const refused = isDecided ? withheld : Math.min(withheld, owing + inPlace);
  const late = cancelledWith
    ? all.filter(({ reference }) => !cancelledWith.includes(reference))
    : [];
  const money = new Money(state === "refunded" ? 0 : story.total);
  money.receive(sumOf(all) - sumOf(late));
  money.owe(money.excess);
  if (state !== "refunded") for (const amount of wishes) money.owe(amount);
  if (cancelledWith) money.end();
  money.receive(sumOf(late));
  money.oweExcess(sumOf(late), true);
  return money.refunding - refused;
}

/** Alerts that no event of a guest explains. */
function unexplained({ alerts, states }: Books, stories: readonly Story[]): string[] {
  return alerts.flatMap(({ kind, subject, booking_id }) => {
    const story = stories.find((one) =>
      [one.bookingId, ...one.sessions.map(({ checkoutId }) => checkoutId)].some(
        (name) => name !== null && (name === booking_id || name === subject),
      ),
    );
    // Refunded there by hand, while a refund or a dispute of the same money was under way.
    const isTwice = story && story.byHand.length > 0;
    const isExplained =
      (kind === "returned-too-much" && isTwice) ||
      (kind === "payment-returned" && (story?.isTakenBack || story?.sessions.some(isMisfit))) ||
      (kind === "nights-lost" && states.get(story?.bookingId ?? "") === "refunded") ||
      (kind.startsWith("chargeback") && (story?.chargebacks.length ?? 0) > 0) ||
      (kind === "refund-failed" && (story?.chargebacks.length ?? 0) > 0);
    return isExplained ? [] : [`an alert nobody can explain: ${kind} ${subject} (${booking_id})`];
  });
}

/** Nothing may be left under way. */
async function leftOpen({ app }: Wave): Promise<string[]> {
  const { rows } = await app.deps.pool.query(`
    select 'hold ' || id as what from booking where state = 'held'
    union all select 'session ' || id from payment_session
      -- A page that nobody has paid just ends; our row is closed when somebody looks again.
      where state = 'open' and (purpose, means) <> ('balance', 'card')
    union all select 'refund ' || id || ' ' || state from refund where state in ('due', 'pending', 'by-hand')
    union all select 'a difference of ' || (facts ->> 'difference') from operation_mark
      where name = 'reconciled' and facts ->> 'difference' <> '0'`);
  return rows.map(({ what }) => `at the end: ${what}`);
}
