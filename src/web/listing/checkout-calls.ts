import type { ToldCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";
import { forgetKey, keyOf, unansweredKey } from "../checkout-key.ts";
import { type Order, wishOf } from "./order.ts";

/**
 * Open and release calls are serialised: a release that overtakes its open frees nothing, and a
 * late one would end the next checkout.
 */
let lastCall: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = lastCall.then(call);
  lastCall = answer.catch(() => {});
  return answer;
}

/** A server that does not report the opened session has no call to end it. */
let canRelease = true;

export function requestCheckout(order: Order): Promise<ToldCheckout> {
  const wish = wishOf(order);
  return inTurn(async () => {
    const opening = browserApi().startCheckout(wish.guests ? { ...wish, key: keyOf(wish) } : wish);
    opening.then(forgetKey, forgetIfReused);
    const checkout = await opening;
    canRelease = checkout.checkoutId !== null;
    return checkout;
  });
}

/** After a key conflict the next attempt uses a new key. */
function forgetIfReused(error: unknown): void {
  if (error instanceof AppError && error.code === "key-reused") forgetKey();
}

/** If the call is lost, the hold expires by itself. */
export function releaseCheckout(): Promise<void> {
  return inTurn(async () => {
    if (!canRelease) return;
    await browserApi().releaseCheckout(unansweredKey());
    forgetKey();
  }).catch(() => {});
}
