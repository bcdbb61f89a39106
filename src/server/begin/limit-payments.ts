import { AppError } from "../../domain/app-error.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";

const WINDOW_MS = 10 * 60_000;
/**
 * Each attempt may call the provider and holds nights. A Pix also sends a mail, and may hold them
 * overnight.
 */
const MOST: Readonly<Record<OnlineMeans, number>> = { card: 30, pix: 10 };

/** Per network address, whatever name is typed, or per proposal. Families share an address. */
export async function limitPayments(
  deps: Deps,
  means: OnlineMeans,
  places: readonly string[],
): Promise<void> {
  if (!deps.config.LIMITS) return;
  for (const place of places) {
    const budget = { of: `${means} ${place}`, most: MOST[means], windowMs: WINDOW_MS };
    if (!(await take(deps, budget))) throw new AppError("too-many-requests");
  }
}
