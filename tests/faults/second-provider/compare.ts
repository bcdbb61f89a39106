import { replacementOf } from "../../../src/server/account/replacement-of.ts";
import { brokenInvariants } from "../invariants.ts";
import { type Line, readLedgers } from "./ledgers.ts";
import { fitting, isMisfit, type Story, sumOf } from "./story.ts";
import type { Wave } from "./wave.ts";

type PaymentRow = { id: string; booking_id: string; reference: string; received: number };
type RefundRow = {
  id: string;
  booking_id: string;
  of_payment: string;
  amount: number;
  state: string;
  reason: string;
  provider_refund_id: string | null;
};
type ChargebackRow = { id: string; reference: string; amount: number; state: string };
type AlertRow = { kind: string; subject: string; booking_id: string | null };

type Books = {
  readonly states: ReadonlyMap<string, string>;
  readonly payments: ReadonlyMap<string, PaymentRow>;
  readonly refunds: readonly RefundRow[];
  readonly chargebacks: readonly ChargebackRow[];
  readonly alerts: readonly AlertRow[];
};

/** Our account, the model and both ledgers, to the centavo. What differs is told. */
export async function compare(wave: Wave): Promise<void> {
  const { wrong, stories } = wave;
  const books = await readBooks(wave);
  const lines = readLedgers(wave);
  for (const line of lines) wrong.push(...compareLine(books, line));
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

/** For whoever looks for the fault. */
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
  const payments = await read<PaymentRow>(
    "select id, booking_id, reference, received from payment where means = 'online'",
  );
  return {
    states: new Map(bookings.map(({ id, state }) => [id, state])),
    payments: new Map(payments.map((row) => [row.reference, row])),
    refunds: await read(`
      select id, booking_id, of_payment, amount, state, reason, provider_refund_id from refund`),
    chargebacks: await read("select id, reference, amount, state from chargeback"),
    alerts: await read("select kind, subject, booking_id from alert where resolved_at is null"),
  };
}

const listed = (parts: readonly (readonly [string | null, number, string])[]) =>
  JSON.stringify(parts.toSorted(([one], [other]) => String(one).localeCompare(String(other))));

/** One payment: in an account as the provider has it, or back with whoever paid. */
function compareLine(books: Books, line: Line): string[] {
  const { reference, amount, returned, disputed } = line;
  const row = books.payments.get(reference);
  const wrong: string[] = [];
  const tell = (what: string) => wrong.push(`payment ${reference} of ${amount}: ${what}`);
  if (returned + disputed > amount) tell(`${returned} went back and ${disputed} to a bank`);
  if (!row) {
    if (returned !== amount) tell(`in no account, and ${returned} went back`);
    return wrong;
  }
  if (row.received !== amount) tell(`${row.received} is in the account`);
  const ours = books.refunds.filter(
    ({ of_payment, state }) => of_payment === row.id && state !== "failed",
  );
  const here = listed(ours.map((one) => [one.provider_refund_id, one.amount, one.state]));
  const there = listed(
    line.refunds
      .filter(({ isBack }) => isBack)
      .map((one) => [one.id, one.amount, one.isDone ? "succeeded" : "pending"]),
  );
  if (here !== there) tell(`we gave back ${here}, the provider ${there}`);
  const known = books.chargebacks.filter((one) => one.reference === reference);
  const disputesHere = listed(known.map((one) => [one.id, one.amount, one.state]));
  const disputesThere = listed(line.chargebacks.map((one) => [one.id, one.amount, one.state]));
  if (disputesHere !== disputesThere) tell(`disputes ${disputesHere}, there ${disputesThere}`);
  return wrong;
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
  const entered = own.filter(({ reference }) => books.payments.has(reference));
  const misfits = story.sessions.filter(isMisfit).flatMap((session) => session.paid);
  expect(sumOf(entered), sumOf(paid) - sumOf(misfits), "what is in the account");
  const returned = own.reduce((sum, line) => sum + line.returned, 0);
  expect(returned, sumOf(misfits) + expectedReturn(books, story, state), "what went back");
  return wrong;
}

/** Whoever came with a rival has lost the nights to her, if she could book them. */
function expectedState(story: Story): string {
  if (story.sessions[0] === undefined || isMisfit(story.sessions[0])) return "expired";
  if (story.sessions[0].paid.length === 0) return "expired";
  if (story.isTakenBack || story.hasLostNights) return "refunded";
  return story.cancelledWith ? "cancelled" : "confirmed";
}

/** Of what became an entry: by plain arithmetic of what came, what it cost, and who decided what. */
function expectedReturn(books: Books, story: Story, state: string | undefined): number {
  const all = fitting(story);
  const own = books.refunds.filter(({ booking_id }) => booking_id === story.bookingId);
  const isReplaced = (id: string) => own.some((one) => one.id === replacementOf(id));
  const failed = own.filter(({ id, state }) => state === "failed" && !isReplaced(id));
  const replaced = own.flatMap(({ id, amount }) => {
    const other = own.find((one) => one.id === replacementOf(id));
    return other ? [{ amount: amount - other.amount }] : [];
  });
  const withheld = sumOf(failed) + sumOf(replaced);
  // A provider refuses to give back what a bank has. A guest who owes has a gift as the less to pay.
  const owing = Math.max(0, story.total - sumOf(all));
  const isDecided = story.chargebacks.length > 0 || story.cancelledWith !== null;
  const refused = isDecided ? withheld : Math.min(withheld, owing);
  if (state === "refunded") return sumOf(all) - refused;
  const { cancelledWith } = story;
  const late = cancelledWith
    ? all.filter(({ reference }) => !cancelledWith.includes(reference))
    : [];
  const excess = Math.max(0, sumOf(all) - sumOf(late) - story.total) + sumOf(late);
  const wished = story.wishes.reduce((sum, amount) => sum + amount, 0);
  return wished + excess - refused;
}

/** Alerts that say nothing that happened to a guest. */
function unexplained({ alerts, states }: Books, stories: readonly Story[]): string[] {
  return alerts.flatMap(({ kind, subject, booking_id }) => {
    const story = stories.find((one) =>
      [one.bookingId, ...one.sessions.map(({ checkoutId }) => checkoutId)].some(
        (name) => name !== null && (name === booking_id || name === subject),
      ),
    );
    // Given back there by hand, while a refund or a dispute of the same money was on its way.
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

/** Nothing waits any more. */
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
