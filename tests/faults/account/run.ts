import fc from "fast-check";
import { canMove } from "../../../src/domain/booking.ts";
import { addDays, todayIn } from "../../../src/domain/day.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import type { Finding } from "../report.ts";
import { tryHistories } from "../try-histories.ts";
import { steps } from "./commands.ts";
import { compareLetter } from "./letters.ts";
import { refundsArrive } from "./money-steps.ts";
import { checkoutsOf, compare, freshReal, type Real, rowOf } from "./real.ts";
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
  const moves = new Map<string, number>(
    [...legalMoves(), "balance paid", "excess returned"].map((move) => [move, 0]),
  );
  const histories = fc.commands(steps, { maxCommands: commands, size: "max" });
  const { ran, told } = await tryHistories(
    apps,
    { histories: sequences, seed },
    histories,
    (app, history) => live(app, history, moves),
  );
  const rare = [...moves].filter(([, times]) => times < leastOfEach).map(([move]) => move);
  if (rare.length > 0) told.push(`fewer than ${leastOfEach} of ${rare.join(", ")}`);
  const seen = [...moves].map(([move, times]) => `${move} ${times}`).join(", ");
  return { trials: ran, failures: told.length, note: [...told, seen].join("; ") };
}

async function live(
  app: FaultApp,
  history: Iterable<fc.AsyncCommand<World, Real>>,
  moves: Map<string, number>,
): Promise<void> {
  const real = await freshReal(app);
  const today = todayIn("America/Bahia", app.deps.clock());
  const world = new World(addDays(today, DAYS_AHEAD));
  await fc.asyncModelRun(() => ({ model: world, real }), history);
  await settleEverything(world, real);
  await countMoves(app, moves);
  for (const name of real.cuts) count(moves, `died while ${name}`, 1);
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
  await compareLetter(world, real);
  const ledger = new Map(real.app.payments.ledger().map((line) => [line.session, line]));
  const { rows } = await real.app.deps.pool.query(`
    select booking_id, sum(received)::int as received, sum((
      select coalesce(sum(amount), 0) from refund
      where of_payment = payment.id and means = 'online' and state <> 'failed'))::int as refunded
    from payment where means = 'online' group by booking_id`);
  const books = new Map(rows.map((row) => [row.booking_id, row]));
  for (const booking of world.bookings) {
    const lines = checkoutsOf(real, booking).flatMap((checkoutId) => ledger.get(checkoutId) ?? []);
    const theirs = [sumOf(lines, "amount_captured"), sumOf(lines, "amount_refunded")];
    const { received = 0, refunded = 0 } = books.get(rowOf(real, booking).id) ?? {};
    if (String(theirs) !== String([received, refunded])) {
      throw new Error(
        `booking ${booking.number}: the ledger has ${theirs}, we have ${received},${refunded}`,
      );
    }
  }
}

type Line = { readonly amount_captured: number; readonly amount_refunded: number };

const sumOf = (lines: readonly Line[], column: keyof Line) =>
  lines.reduce((sum, line) => sum + line[column], 0);

const count = (moves: Map<string, number>, move: string, times: number) =>
  moves.set(move, (moves.get(move) ?? 0) + times);

async function countMoves(app: FaultApp, moves: Map<string, number>): Promise<void> {
  const { rows } = await app.deps.pool.query(`
    select before || '→' || state as move, count(*)::int as times from (
      select state, lag(state) over (partition by booking_id order by id) as before
      from booking_journal
    ) as entries where before <> state group by 1
    union all select 'balance paid', count(*)::int from booking_journal where event = 'paid-online'
    union all select 'excess returned', count(*)::int from refund where reason = 'excess'
    order by 1
  `);
  for (const { move, times } of rows) count(moves, move, times);
}
