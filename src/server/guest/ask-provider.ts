import type { OwnPageSession } from "../begin/own-page-session.ts";
import type { Deps } from "../deps.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";

const cause = { actor: "visitor", source: "return" } as const;
/** A waiting page polls every few seconds, in as many tabs as the guest has open. */
const REST_MS = 3_000;

type Answer = "processing" | "told" | "silent";
type Asked = { readonly at: number; readonly answer: Promise<Answer> };

const lately = new WeakMap<Deps["payments"], Map<string, Asked>>();

/**
 * Settles an open session by the provider's answer. 'silent': the provider did not answer, so the
 * page shows what is stored.
 */
export function askProvider(deps: Deps, row: OwnPageSession): Promise<Answer> {
  if (row.state !== "open" || row.checkout_id === null) return Promise.resolve("told");
  const ask = () => settle(deps, row.booking_id, row.checkout_id ?? "");
  return deps.config.LIMITS ? onceInAWhile(deps, row.id, ask) : ask();
}

async function settle(deps: Deps, booking: string, checkoutId: string): Promise<Answer> {
  try {
    const { kind } = await settleCheckout(deps, checkoutId, cause);
    return kind === "processing" ? "processing" : "told";
  } catch (error) {
    deps.log.warn({ booking, err: error }, "payment-not-asked");
    return "silent";
  }
}

function onceInAWhile(deps: Deps, id: string, ask: () => Promise<Answer>): Promise<Answer> {
  const now = deps.clock();
  const asked = lately.get(deps.payments) ?? new Map<string, Asked>();
  lately.set(deps.payments, asked);
  for (const [other, { at }] of asked) if (at <= now - REST_MS) asked.delete(other);
  const answer = asked.get(id)?.answer ?? ask();
  if (!asked.has(id)) asked.set(id, { at: now, answer });
  return answer;
}
