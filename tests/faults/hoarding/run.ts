import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { type Heard, isFailure } from "../client.ts";
import { brokenInvariants } from "../invariants.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { type Attack, createAttacker } from "./attack.ts";
import { PROXY } from "./callers.ts";
import { honestGuests, stayOf } from "./honest.ts";
import { contestedRooms, keptNights } from "./kept-nights.ts";

const MINUTE = 60_000;
const PARALLEL = 16;
const SAMPLES = 20;
export const HONEST_SHARE = 0.98;
/** 15 % of a year. */
const MOST_KEPT = 54;
const NORMAL_AGAIN_MINUTES = 40;
/** For a hold without a session, which could end it earlier: its visitor was told 'not now'. */
const UNOPENED_MINUTES = 48;

/** As in production: limits on, and one trusted proxy. */
export const hoardedApp = { settings: { LIMITS: "true", TRUSTED_PROXIES: PROXY } };

/** How an attacker tries, and when his last hold must be over. */
type Siege = {
  readonly createAttacker: (
    app: FaultApp,
    attack: Attack,
    random: Random,
  ) => (attempt: number) => Promise<Heard>;
  /** The share of the attempts before the first honest guest comes. */
  readonly before: number;
  readonly minutes: { readonly first: number; readonly step: number; readonly last: number };
};

const byCard: Siege = {
  createAttacker,
  before: 0.05,
  minutes: { first: 32, step: 2, last: NORMAL_AGAIN_MINUTES },
};

/**
 * Attackers hold whatever they can without paying, with changing addresses and cookies, while
 * honest guests book. Then they stop, no webhook reports the expiries, and the app has to recover
 * by itself.
 */
export async function hoarding(
  app: FaultApp,
  { honest, ...attack }: Attack & { honest: number },
  random: Random,
  siege: Siege = byCard,
): Promise<Finding> {
  const attempt = siege.createAttacker(app, attack, random);
  const guests = honestGuests(app, honest, random);
  const stays: Promise<string | null>[] = [];
  const statuses = new Map<number, number>();
  let serverErrors = 0;
  let mostKept = 0;
  const first = Math.floor(attack.attempts * siege.before);
  const arriveAt = arrivals(first, attack.attempts, honest);
  const tried = async (index: number) => {
    const guest = guests[arriveAt.indexOf(index)];
    if (guest) stays.push(stayOf(app, guest, random));
    if (index < SAMPLES || index % Math.ceil(attack.attempts / SAMPLES) === 0) {
      mostKept = Math.max(mostKept, ...(await keptNights(app)));
    }
    const heard = await attempt(index);
    if (isFailure(heard)) serverErrors++;
    statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1);
  };
  await inParallel(PARALLEL, first, tried);
  await inParallel(PARALLEL, attack.attempts - first, (index) => tried(first + index));
  const lost = (await Promise.all(stays)).filter((end) => end !== null);
  const contested = await contestedRooms(app);
  const lasting = Math.max(...(await keptNights(app)));
  const last = Math.max(siege.minutes.last, statuses.has(503) ? UNOPENED_MINUTES : 0);
  const minutes = await minutesUntilNormal(app, { ...siege.minutes, last });
  const broken = await brokenInvariants(app.deps.pool);
  const complaints = [
    lost.length > honest * (1 - HONEST_SHARE) && `honest guests lost: ${lost.join(", ")}`,
    mostKept > MOST_KEPT && `${mostKept} nights of a room kept from others`,
    contested > 0 && lasting > 0 && `${lasting} nights kept in contested rooms`,
    minutes > last && `not normal after ${minutes} minutes`,
    serverErrors > 0 && `${serverErrors} answers of 5xx`,
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

/** When the honest guests come: spread over the rest of the attack. */
function arrivals(first: number, attempts: number, honest: number): number[] {
  return Array.from({ length: honest }, (_, index) =>
    Math.floor(first + (index * (attempts - first)) / honest),
  );
}

/** Reconciles as scheduled, or more seldom, once the first holds can have expired. */
async function minutesUntilNormal(
  app: FaultApp,
  { first, step, last }: Siege["minutes"],
): Promise<number> {
  app.payments.setWebhookUrl(null);
  let minutes = first;
  app.passTime(minutes * MINUTE);
  while (minutes <= last) {
    app.passTime(step * MINUTE);
    minutes += step;
    await reconcile(app.deps);
    const kept = Math.max(...(await keptNights(app)));
    if (kept === 0 && (await contestedRooms(app)) === 0) break;
  }
  return minutes;
}
