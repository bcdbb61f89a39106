import { calls } from "../../../src/contract/calls.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { untilHeard } from "../client.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { findingOf, rounds } from "./best-weeks.ts";
import { bookNow, type Caller, call } from "./callers.ts";
import { type Guest, stayOf } from "./honest.ts";

const PARALLEL = 8;
/** Given up before five minutes, again and again: together they exceed 90 minutes. */
const GIVEN_UP_AFTER = 4 * 60_000;
const TIMES = 24;

/**
 * The whole house in the best weeks, held, given up after four minutes, and held again at once with
 * a new cookie from a new address. Honest guests come for these nights when the attack has used up
 * its 90 minutes, and it continues while they book.
 */
export async function renewedHolds(
  app: FaultApp,
  { honest }: { readonly honest: number },
  random: Random,
): Promise<Finding> {
  const ends: (string | null)[] = [];
  let attempts = 0;
  for (const { weeks, guests } of rounds(app, honest, random)) {
    let held: readonly Caller[] = [];
    const giveUp = () =>
      inParallel(PARALLEL, held.length, (index) =>
        untilHeard(() => call(app.url, held[index] as Caller, calls.releaseCheckout)),
      );
    const renew = async () => {
      await giveUp();
      held = await inParallel(PARALLEL, weeks.length, (week) =>
        hold(app, weeks[week] as Stay, attempts++),
      );
    };
    for (let time = 0; time < TIMES; time++) {
      await renew();
      app.passTime(GIVEN_UP_AFTER);
    }
    let come = 0;
    const bookings = inParallel(PARALLEL, guests.length, async (index) => {
      const end = await stayOf(app, guests[index] as Guest, random);
      come++;
      return end;
    });
    while (come < guests.length) await renew();
    ends.push(...(await bookings));
    await giveUp();
    await reconcile(app.deps);
  }
  return findingOf(app, `held and given up after four minutes ${attempts} times`, ends);
}

async function hold(app: FaultApp, stay: Stay, attempt: number): Promise<Caller> {
  const via = { proxied: `198.51.${(attempt >> 8) & 255}.${attempt & 255}` };
  const { cookie } = await untilHeard(() => bookNow(app.url, { via }, "casa-inteira", stay));
  return { via, cookie };
}
