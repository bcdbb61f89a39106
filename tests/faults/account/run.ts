import fc from "fast-check";
import { canMove } from "../../../src/domain/booking.ts";
import { addDays, todayIn } from "../../../src/domain/day.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import type { Finding } from "../report.ts";
import { steps } from "./commands.ts";
import { refundsArrive } from "./money-steps.ts";
import { compare, freshReal, type Real, rowOf } from "./real.ts";
import { World } from "./world.ts";

/** Far enough ahead that cancelling always gives a full refund, whatever time passes. */
const DAYS_AHEAD = 40;

type Size = {
  readonly sequences: number;
  readonly commands: number;
  /** A transition that was seen less often is not tested. */
  readonly leastOfEach: number;
};

/** Random sequences of all events, in the app and in a model of it. Each app runs its share. */
export async function accountHistories(
  apps: readonly FaultApp[],
  { sequences, commands, leastOfEach }: Size,
  seed: number,
): Promise<Finding> {
  const moves = new Map<string, number>(legalMoves().map((move) => [move, 0]));
  const share = Math.ceil(sequences / apps.length);
  const outcomes = await Promise.all(
    apps.map((app, index) =>
      fc.check(sequencesIn(app, commands, moves), {
        numRuns: share,
        seed: seed + index,
        endOnFailure: true,
      }),
    ),
  );
  const told = await Promise.all(
    outcomes
      .filter(({ failed }) => failed)
      .map(async (one) => `${one.errorInstance}: ${await fc.asyncDefaultReportMessage(one)}`),
  );
  const rare = [...moves].filter(([, times]) => times < leastOfEach).map(([move]) => move);
  if (rare.length > 0) told.push(`fewer than ${leastOfEach} of ${rare.join(", ")}`);
  const seen = [...moves].map(([move, times]) => `${move} ${times}`).join(", ");
  const ran = outcomes.reduce((sum, { numRuns }) => sum + numRuns, 0);
  return { trials: ran, failures: told.length, note: [...told, seen].join("; ") };
}

function sequencesIn(app: FaultApp, commands: number, moves: Map<string, number>) {
  return fc.asyncProperty(
    fc.commands(steps, { maxCommands: commands, size: "max" }),
    async (sequence) => {
      const real = await freshReal(app);
      const today = todayIn("America/Bahia", app.deps.clock());
      const world = new World(addDays(today, DAYS_AHEAD));
      await fc.asyncModelRun(() => ({ model: world, real }), sequence);
      await settleEverything(world, real);
      await countMoves(app, moves);
    },
  );
}

const states = ["held", "confirmed", "cancelled", "expired", "refunded"] as const;

function legalMoves(): string[] {
  return states.flatMap((from) =>
    states.filter((to) => canMove(from, to)).map((to) => `${from}→${to}`),
  );
}

/** At the end the model, our accounts and the provider's ledger agree to the centavo. */
async function settleEverything(world: World, real: Real): Promise<void> {
  world.reconcile();
  await reconcile(real.app.deps);
  for (const booking of world.bookings) await refundsArrive(real, booking);
  await compare(world, real, "the end");
  const ledger = new Map(real.app.payments.ledger().map((line) => [line.session, line]));
  const { rows } = await real.app.deps.pool.query(`
    select booking_id, received, (
      select coalesce(sum(amount), 0)::int from refund
      where of_payment = payment.id and means = 'online' and state <> 'failed') as refunded
    from payment where means = 'online'`);
  const books = new Map(rows.map((row) => [row.booking_id, row]));
  for (const booking of world.bookings) {
    const { id, checkoutId } = rowOf(real, booking);
    const line = ledger.get(checkoutId);
    const ours = books.get(id);
    const right =
      (line?.amount_captured ?? 0) === (ours?.received ?? 0) &&
      (line?.amount_refunded ?? 0) === (ours?.refunded ?? 0);
    if ((booking.session === "paid") !== (ours !== undefined) || !right) {
      throw new Error(
        `the ledger disagrees about booking ${booking.number}: ${JSON.stringify(line)}`,
      );
    }
  }
}

async function countMoves(app: FaultApp, moves: Map<string, number>): Promise<void> {
  const { rows } = await app.deps.pool.query(`
    select before || '→' || state as move, count(*)::int as times from (
      select state, lag(state) over (partition by booking_id order by id) as before
      from booking_journal
    ) as entries where before <> state group by 1 order by 1
  `);
  for (const { move, times } of rows) moves.set(move, (moves.get(move) ?? 0) + times);
}
