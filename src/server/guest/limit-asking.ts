import { AppError } from "../../domain/app-error.ts";
import { type Budget, take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import type { GuestCaller } from "./guest-caller.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Somebody who mistypes asks three or four times; families share an address. */
const FROM_ONE_PLACE = { most: 10, windowMs: 10 * MINUTE };
/**
 * From all addresses together: rotating addresses does not help. Who finds it used up by others has
 * the mail that they have asked for.
 */
const ABOUT_ONE = { most: 5, windowMs: HOUR };

type About = { readonly email?: string | null; readonly code?: string | null };

/**
 * Counts one question before it is looked at, and refuses it if there were too many. Whether a
 * booking exists plays no part.
 */
export async function limitAsking(
  deps: Deps,
  { address }: Pick<GuestCaller, "address">,
  page: "find" | "verify",
  { email, code }: About = {},
): Promise<void> {
  if (!deps.config.LIMITS) return;
  const budgets: Budget[] = [{ of: `${page} from ${address}`, ...FROM_ONE_PLACE }];
  if (email) budgets.push({ of: `link of address ${email}`, ...ABOUT_ONE });
  if (code) budgets.push({ of: `link of code ${code}`, ...ABOUT_ONE });
  // One after the other: who has no turn here takes none from the others elsewhere.
  for (const budget of budgets) {
    if (!(await take(deps, budget))) throw new AppError("too-many-requests");
  }
}

/** Every renewal is a mail. */
export async function limitRenewing(deps: Deps, bookingId: string): Promise<void> {
  if (!deps.config.LIMITS) return;
  const budget = { of: `renewed link ${bookingId}`, ...ABOUT_ONE };
  if (!(await take(deps, budget))) throw new AppError("too-many-requests");
}

/** Whoever asks, and whatever the limits: nobody's mailbox is filled by strangers. */
export function linkMailTo(email: string): Budget {
  return { of: `link mail ${email}`, most: 1, windowMs: HOUR };
}
