import fc from "fast-check";
import { addDays, todayIn } from "../../src/domain/day.ts";
import { reconcile } from "../../src/server/reconciler/reconcile.ts";
import type { FaultHouse } from "../house.ts";
import type { Finding } from "../report.ts";
import { steps } from "./commands.ts";
import { compare, freshReal, type Real, rowOf } from "./real.ts";
import { World } from "./world.ts";

/** Far enough ahead that cancelling always gives everything back, whatever time passes. */
const DAYS_AHEAD = 40;

/** G6: random sequences of everything that can happen, in the house and in a model of it. */
export async function modelRuns(
  house: FaultHouse,
  { sequences, commands }: { sequences: number; commands: number },
  seed: number,
): Promise<Finding> {
  const moves = new Map<string, number>();
  let ran = 0;
  const property = fc.asyncProperty(
    fc.commands(steps, { maxCommands: commands, size: "max" }),
    async (sequence) => {
      const real = await freshReal(house);
      const today = todayIn("America/Bahia", house.deps.clock());
      const world = new World(addDays(today, DAYS_AHEAD));
      ran++;
      await fc.asyncModelRun(() => ({ model: world, real }), sequence);
      await settleEverything(world, real);
      await countMoves(house, moves);
    },
  );
  const outcome = await fc.check(property, { numRuns: sequences, seed, endOnFailure: true });
  const seen = [...moves].map(([move, times]) => `${move} ${times}`).join(", ");
  const told = outcome.failed ? await fc.asyncDefaultReportMessage(outcome) : seen;
  return { trials: ran, failures: outcome.failed ? 1 : 0, note: told ?? "" };
}

/** In the end every payment is a booking or went back, and the provider's ledger says the same. */
async function settleEverything(world: World, real: Real): Promise<void> {
  world.reconcile();
  await reconcile(real.house.deps);
  await compare(world, real, "the end");
  const ledger = new Map(real.house.payments.ledger().map((line) => [line.session, line]));
  for (const booking of world.bookings) {
    const line = ledger.get(rowOf(real, booking).checkoutId);
    const captured = line?.amount_captured ?? 0;
    const kept = booking.state === "confirmed" ? captured : 0;
    const right = (line?.amount_refunded ?? 0) === captured - kept;
    if ((booking.session === "paid") !== captured > 0 || !right) {
      throw new Error(
        `the ledger disagrees about booking ${booking.number}: ${JSON.stringify(line)}`,
      );
    }
  }
}

async function countMoves(house: FaultHouse, moves: Map<string, number>): Promise<void> {
  const { rows } = await house.deps.pool.query(`
    select before || '→' || state as move, count(*)::int as times from (
      select state, lag(state) over (partition by booking_id order by id) as before
      from booking_journal
    ) as entries where before <> state group by 1 order by 1
  `);
  for (const { move, times } of rows) moves.set(move, (moves.get(move) ?? 0) + times);
}
