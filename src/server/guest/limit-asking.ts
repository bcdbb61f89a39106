import { AppError } from "../../domain/app-error.ts";
import { type Budget, take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import type { GuestCaller } from "./guest-caller.ts";

const MINUTE = 60_000;

/** Somebody who mistypes asks three or four times; families share an address. */
const FROM_ONE_PLACE = { most: 10, windowMs: 10 * MINUTE };

/**
 * Counts one question before it is looked at, and refuses it if there were too many. It is charged
 * to who asks, never to whom it is about: nobody spends another's. What it has mailed is limited by
 * the mails to one address (outbox/mail-budget.ts).
 */
export function limitAsking(
  deps: Deps,
  { address }: Pick<GuestCaller, "address">,
  page: "find" | "verify",
): Promise<void> {
  return refuseBeyond(deps, { of: `${page} from ${address}`, ...FROM_ONE_PLACE });
}

/** Every renewal is a mail. */
export function limitRenewing(deps: Deps, bookingId: string): Promise<void> {
  const ofOne = { most: 5, windowMs: 60 * MINUTE };
  return refuseBeyond(deps, { of: `renewed link ${bookingId}`, ...ofOne });
}

/**
 * What is sent from the page of one booking, by whoever has its link: each writes into its journal,
 * and some open a session at the provider, whose rate limit all guests share.
 */
export function limitSending(deps: Deps, bookingId: string): Promise<void> {
  const ofOne = { most: 20, windowMs: 10 * MINUTE };
  return refuseBeyond(deps, { of: `sent from ${bookingId}`, ...ofOne });
}

async function refuseBeyond(deps: Deps, budget: Budget): Promise<void> {
  if (!deps.config.LIMITS) return;
  if (!(await take(deps, budget))) throw new AppError("too-many-requests");
}
