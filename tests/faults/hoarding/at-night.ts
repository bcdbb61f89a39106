import { randomUUID } from "node:crypto";
import type { Stay } from "../../../src/domain/stay.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { goTo, heldForPix, takePix } from "../../support/hand-pix.ts";
import type { FaultApp } from "../app.ts";
import { overAgain } from "../client.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { ROOMS } from "./attack.ts";
import { findingOf, rounds } from "./best-weeks.ts";
import { type Guest, stayOf } from "./honest.ts";

const PARALLEL = 8;
const HOUR = 60 * 60_000;
/** From nine in the evening until half past seven. */
const NIGHT_HOURS = 10.5;

/**
 * Invented payers say in the evening that they paid by Pix, for the best weeks of every room. Until
 * ten in the morning they need to do nothing more. Honest guests want these nights before eight,
 * and pay by card.
 */
export async function pixAtNight(
  app: FaultApp,
  { honest }: { readonly honest: number },
  random: Random,
): Promise<Finding> {
  await takePix(app, { onSite: true });
  const ends: (string | null)[] = [];
  let told = 0;
  goTo(app, "21:00");
  for (const { weeks, guests } of rounds(app, honest, random)) {
    const wanted = weeks.flatMap((stay) => ROOMS.map((room) => ({ stay, room })));
    await inParallel(PARALLEL, wanted.length, (index) =>
      overAgain(() => tellInvented(app, wanted[index] as { stay: Stay; room: string })),
    );
    told += wanted.length;
    app.passTime(random.next() * NIGHT_HOURS * HOUR);
    await reconcile(app.deps);
    const come = (index: number) => stayOf(app, guests[index] as Guest, random);
    ends.push(...(await inParallel(PARALLEL, guests.length, come)));
    goTo(app, "10:30");
    await reconcile(app.deps);
    goTo(app, "21:00");
  }
  return findingOf(app, `${told} Pix told at night by invented payers`, ends);
}

async function tellInvented(app: FaultApp, wish: { stay: Stay; room: string }): Promise<void> {
  const { tell } = await heldForPix(app, {
    ...wish,
    address: randomUUID(),
    visitorId: randomUUID(),
  });
  await tell();
}
