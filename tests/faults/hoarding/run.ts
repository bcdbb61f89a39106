import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { brokenInvariants } from "../invariants.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { type Attack, createAttacker } from "./attack.ts";
import { BUSY, PROXY } from "./callers.ts";
import { honestGuests, stayOf } from "./honest.ts";
import { contestedRooms, keptNights } from "./kept-nights.ts";

const MINUTE = 60_000;
const PARALLEL = 16;
const SAMPLES = 20;
const HONEST_SHARE = 0.98;
/** 15 % of a year. */
const MOST_KEPT = 54;
const NORMAL_AGAIN_MINUTES = 40;

/** As in production: limits on, and one trusted proxy. */
export const hoardedApp = { settings: { LIMITS: "true", TRUSTED_PROXIES: PROXY } };

/**
 * Attackers hold whatever they can without paying, with changing addresses and cookies, while
 * honest guests book. Then they stop, no webhook reports the expiries, and the app has to recover
 * by itself.
 */
export async function hoarding(
  app: FaultApp,
  { honest, ...attack }: Attack & { honest: number },
  random: Random,
): Promise<Finding> {
  const attempt = createAttacker(app, attack, random);
  const guests = honestGuests(app, honest, random);
  const arriveAt = arrivals(attack.attempts, honest);
  const stays: Promise<string | null>[] = [];
  const statuses = new Map<number, number>();
  let mostKept = 0;
  await inParallel(PARALLEL, attack.attempts, async (index) => {
    const guest = guests[arriveAt.indexOf(index)];
    if (guest) stays.push(stayOf(app, guest, random));
    if (index < SAMPLES || index % Math.ceil(attack.attempts / SAMPLES) === 0) {
      mostKept = Math.max(mostKept, ...(await keptNights(app)));
    }
    const status = await attempt(index);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const lost = (await Promise.all(stays)).filter((end) => end !== null);
  const contested = await contestedRooms(app);
  const lasting = Math.max(...(await keptNights(app)));
  const minutes = await minutesUntilNormal(app);
  const broken = await brokenInvariants(app.deps.pool);
  const complaints = [
    lost.length > honest * (1 - HONEST_SHARE) && `honest guests lost: ${lost.join(", ")}`,
    mostKept > MOST_KEPT && `${mostKept} nights of a room kept from others`,
    contested > 0 && lasting > 0 && `${lasting} nights kept in contested rooms`,
    minutes > NORMAL_AGAIN_MINUTES && `not normal after ${minutes} minutes`,
    [...statuses.keys()].some((status) => status >= 500 && status !== BUSY) && "answers of 5xx",
    broken.length > 0 && broken.slice(0, 5).join("; "),
  ].filter((complaint) => complaint !== false);
  const seen = [...statuses].sort().map(([status, times]) => `${times} of ${status}`);
  const note = `${honest - lost.length} of ${honest} honest guests booked; ${attack.attempts} attempts by ${attack.visitors} visitors answered with ${seen.join(", ")}; ${contested} rooms contested, at most ${mostKept} nights of a room kept from others, ${lasting} in the end; normal again after ${minutes} minutes`;
  return {
    trials: honest,
    failures: complaints.length,
    note: [note, ...complaints].join("; "),
  };
}

/** Spread over the attack, the first just after its start. */
function arrivals(attempts: number, honest: number): number[] {
  const first = Math.floor(attempts / 20);
  return Array.from({ length: honest }, (_, index) =>
    Math.floor(first + (index * (attempts - first)) / honest),
  );
}

/** Reconciles every two minutes, as scheduled, once the first sessions can have expired. */
async function minutesUntilNormal(app: FaultApp): Promise<number> {
  app.payments.setWebhookUrl(null);
  let minutes = 32;
  app.passTime(minutes * MINUTE);
  while (minutes <= NORMAL_AGAIN_MINUTES) {
    app.passTime(2 * MINUTE);
    minutes += 2;
    await reconcile(app.deps);
    const kept = Math.max(...(await keptNights(app)));
    if (kept === 0 && (await contestedRooms(app)) === 0) break;
  }
  return minutes;
}
