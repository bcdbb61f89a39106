import fc from "fast-check";
import { canMove } from "../../../src/domain/booking.ts";
import { addDays, todayIn } from "../../../src/domain/day.ts";
import { formatMoney } from "../../../src/domain/money.ts";
import { writeLetter } from "../../../src/server/mail/write-letter.ts";
import type { Mail } from "../../../src/server/outbox/mark-mail.ts";
import type { FaultApp } from "../app.ts";
import { type Counts, count, expect } from "../judge.ts";
import { compareLedgers } from "../money/compare-ledgers.ts";
import type { Finding } from "../report.ts";
import { historiesOf } from "../steps.ts";
import { type Size, tryWorld } from "../try-histories.ts";
import { balanceSteps } from "./balance-steps.ts";
import { cutSteps } from "./cut-steps.ts";
import { deskSteps } from "./desk-steps.ts";
import { holdSteps } from "./hold-steps.ts";
import { houseSteps, reconcileAll } from "./house-steps.ts";
import { providerSteps } from "./provider-steps.ts";
import { compare, freshReal, type Real } from "./real.ts";
import { refundSteps } from "./refund-steps.ts";
import { World } from "./world.ts";

/** Far enough ahead that cancelling always gives a full refund, whatever time passes. */
const DAYS_AHEAD = 40;

const steps = [
  ...[...holdSteps, ...houseSteps, ...deskSteps, ...refundSteps],
  ...[...balanceSteps, ...providerSteps, ...cutSteps],
];

/** Random sequences of all events, in the app and in a model of it. */
export function accountHistories(
  apps: readonly FaultApp[],
  size: Size,
  seed: number,
): Promise<Finding> {
  const wanted = [...legalMoves(), "balance paid", "excess returned"];
  const did: Counts = new Map(wanted.map((move) => [move, 0]));
  const drawn = historiesOf(steps, size.commands, compare);
  return tryWorld(apps, size, seed, {
    drawn,
    did,
    live: (app, history) => live(app, history, did),
  });
}

async function live(
  app: FaultApp,
  history: Iterable<fc.AsyncCommand<World, Real>>,
  did: Counts,
): Promise<void> {
  const real = await freshReal(app, did);
  const today = todayIn("America/Bahia", app.deps.clock());
  const world = new World(addDays(today, DAYS_AHEAD), app.deps.clock);
  await fc.asyncModelRun(() => ({ model: world, real }), history);
  await settleEverything(world, real);
  await countMoves(real);
}

const states = ["held", "confirmed", "cancelled", "expired", "refunded"] as const;

function legalMoves(): string[] {
  return states.flatMap((from) =>
    states.filter((to) => canMove(from, to)).map((to) => `${from}→${to}`),
  );
}

/** At the end the model, our accounts and the provider's ledger agree to the centavo. */
async function settleEverything(world: World, real: Real): Promise<void> {
  await reconcileAll(world, real);
  await compare(world, real, "the end");
  await compareLetter(world, real);
  expect(await compareLedgers(real.app), [], "the ledger");
}

async function countMoves(real: Real): Promise<void> {
  const { rows } = await real.app.deps.pool.query(`
    select before || '→' || state as move, count(*)::int as times from (
      select state, lag(state) over (partition by booking_id order by id) as before
      from booking_journal
    ) as entries where before <> state group by 1
    union all select 'balance paid', count(*)::int from booking_journal where event = 'paid-online'
    union all select 'excess returned', count(*)::int from refund where reason = 'excess'
    order by 1
  `);
  for (const { move, times } of rows) count(real, move, times);
}

/** The amounts that a mail about a standing booking would name now equal the model's. */
async function compareLetter(world: World, real: Real): Promise<void> {
  const booking = world.bookings.findLast(({ state }) => state === "confirmed");
  if (!booking) return;
  const { id } = booking;
  const mail = { kind: "confirmation", booking_id: id } as Mail;
  await real.app.deps.db
    .updateTable("booking")
    .set({ guest_email: "ana@exemplo.example" })
    .where("id", "=", id)
    .execute();
  const letter = await writeLetter(real.app.deps, mail);
  const { total, received, refunded, asked } = booking.money;
  const amounts = [total, received - refunded, ...(asked > 0 ? [asked] : [])];
  const text = letter?.text.replaceAll("\u00a0", " ") ?? "";
  for (const amount of amounts) {
    const said = formatMoney(amount, "pt-BR").replaceAll("\u00a0", " ");
    if (!text.includes(said)) throw new Error(`the mail does not say ${said}: ${text}`);
  }
}
