import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { ProviderError } from "../../../src/server/payments/provider.ts";
import { control } from "../../support/visit.ts";
import { isForNow } from "../client.ts";
import { dyingAt } from "../dying.ts";
import { count } from "../judge.ts";
import type { Random } from "../random.ts";
import type { Story } from "./story.ts";
import { newProcess, type Wave } from "./wave.ts";

const DEATHS = 0.15;
const MOST_POINTS = 24;
const TRIES = 8;

const MODES = ["error_before", "error_after", "cut_after", "rate_limit"] as const;
const OF_SECOND = [
  ["POST", "/v1/payments"],
  ["GET", "/v1/payments/*"],
  ["PUT", "/v1/payments/*"],
  ["GET", "/v1/payments/search"],
  ["POST", "/v1/payments/*/refunds"],
  ["GET", "/v1/payments/*/refunds"],
  ["POST", "/checkout/preferences"],
  ["GET", "/checkout/preferences/*"],
  ["GET", "/checkout/preferences/search"],
  ["GET", "/v1/chargebacks/*"],
] as const;
const OF_FIRST = [
  ["POST", "/v1/checkout/sessions"],
  ["GET", "/v1/checkout/sessions/*"],
  ["POST", "/v1/checkout/sessions/*/expire"],
  ["POST", "/v1/refunds"],
  ["GET", "/v1/refunds"],
  ["GET", "/v1/disputes/*"],
] as const;

/** Some of the next calls of both providers fail, before their effect or after it. */
export async function orderTrouble({ app, random }: Wave, times: number): Promise<void> {
  const second = mercadoPagoOrders(app.mercadoPago.url);
  await clearTrouble(app);
  for (let made = 0; made < times; made++) {
    const [method, path] = random.pick(OF_SECOND);
    // A call with a key is retried once automatically: only a second failure reaches the app.
    await second.fault({ method, path, mode: random.pick(MODES), times: 1 + random.below(3) });
    if (made % 2 === 1) continue;
    const [sent, at] = random.pick(OF_FIRST);
    const mode = random.pick(MODES);
    await control(app, "faults", { method: sent, path: at, mode, times: 1 + random.below(3) });
  }
}

/** Searches lag behind, and some payments are told before they can be read. */
export async function orderHabits({ app, random }: Wave): Promise<void> {
  const indexLagMs = random.pick([0, 5_000, 90_000]);
  await mercadoPagoOrders(app.mercadoPago.url).habits({
    ...{ indexLagMs, merchantOrders: random.next() < 0.3, interestFreeUpTo: random.pick([1, 3]) },
  });
}

const REFUNDS = [
  ["approved", null],
  ["approved", "succeeds"],
  ["in_process_then_approved", "pending_then_succeeds"],
  ["in_process_then_rejected", "succeeds_then_fails"],
  ["in_process", "pending_insufficient_funds"],
  ["rejected", null],
  ["insufficient_balance", "pending_then_succeeds"],
] as const;

export async function orderRefunds({ app, random }: Wave): Promise<void> {
  const [second, first] = random.pick(REFUNDS);
  await mercadoPagoOrders(app.mercadoPago.url).habits({ refunds: second });
  await control(app, "refunds", { behaviour: first });
}

/** The next refunds are made, but all answers are lost, also that of the automatic retry. */
export async function loseRefundAnswers({ app }: Wave): Promise<void> {
  const lost = { method: "POST", mode: "cut_after", times: 4 } as const;
  const second = mercadoPagoOrders(app.mercadoPago.url);
  await second.fault({ ...lost, path: "/v1/payments/*/refunds" });
  await control(app, "faults", { ...lost, times: 2, path: "/v1/refunds" });
}

/** Ends all faults. */
export async function endTrouble({ app }: Wave): Promise<void> {
  const usual = { indexLagMs: 0, earlyMs: 0, refunds: "approved", merchantOrders: false } as const;
  await mercadoPagoOrders(app.mercadoPago.url).habits(usual);
  await control(app, "refunds", { behaviour: null });
  await clearTrouble(app);
}

async function clearTrouble({ mercadoPago, payments }: Wave["app"]): Promise<void> {
  await mercadoPagoOrders(mercadoPago.url).clearFaults();
  await fetch(`${payments.url}/__control/faults`, { method: "DELETE" });
}

/** Whether a retry makes sense: it was no refusal. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ProviderError) return error.outcome === "unknown";
  return isForNow(error);
}

/**
 * Repeats the work until it is done. The first process may die meanwhile, and calls of the provider
 * may fail: nothing may be done twice.
 */
export async function persist<T>(
  wave: Wave,
  { random }: Story,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  if (random.next() < DEATHS) await die(wave, random, work);
  for (let tries = 1; ; tries++) {
    try {
      return await work(newProcess(wave.app));
    } catch (error) {
      if (!isPassing(error) || tries >= TRIES) throw error;
      count(wave, "tried again");
    }
  }
}

/** Runs work in a process that dies at one of its steps, unless the work ends earlier. */
export async function die(
  wave: Wave,
  random: Random,
  work: (deps: Deps) => Promise<unknown>,
): Promise<void> {
  const point = 1 + random.below(MOST_POINTS);
  const isDead = await dyingAt(point, newProcess(wave.app), work).catch((error: unknown) => {
    if (!isPassing(error)) throw error;
    return false;
  });
  if (isDead) count(wave, "died");
}
