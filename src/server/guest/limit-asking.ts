import { AppError } from "../../domain/app-error.ts";
import { type Budget, take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import type { GuestCaller } from "./guest-caller.ts";

const MINUTE = 60_000;

/** Three or four attempts are normal for a guest who mistypes; families share an address. */
const FROM_ONE_PLACE = { most: 10, windowMs: 10 * MINUTE };

/**
 * Counts a request before it is processed, and refuses it above the limit. The limit is per caller,
 * not per booking asked about, so that nobody can use up another guest's. The mails that requests
 * cause are limited per recipient (outbox/mail-budget.ts).
 */
export function limitAsking(
  deps: Deps,
  { address }: Pick<GuestCaller, "address">,
  page: "find" | "verify",
): Promise<void> {
  return refuseBeyond(deps, { of: `${page} from ${address}`, ...FROM_ONE_PLACE });
}

/** Every renewal sends a mail. */
export function limitRenewing(deps: Deps, bookingId: string): Promise<void> {
  const ofOne = { most: 5, windowMs: 60 * MINUTE };
  return refuseBeyond(deps, { of: `renewed link ${bookingId}`, ...ofOne });
}

/**
 * Limits what is sent from the page of one booking: each form writes into its journal, and some
 * open a session at the provider, whose rate limit all guests share.
 */
export function limitSending(deps: Deps, bookingId: string): Promise<void> {
  const ofOne = { most: 20, windowMs: 10 * MINUTE };
  return refuseBeyond(deps, { of: `sent from ${bookingId}`, ...ofOne });
}

async function refuseBeyond(deps: Deps, budget: Budget): Promise<void> {
  if (!deps.config.LIMITS) return;
  if (!(await take(deps, budget))) throw new AppError("too-many-requests");
}
