import type { Savings } from "../../contract/owner/numbers.ts";
import type { Channel } from "../../domain/channel.ts";
import { portals } from "../../domain/feed.ts";
import type { Centavos } from "../../domain/money.ts";

type Earned = { readonly channel: Channel; readonly revenue: Centavos; readonly kept: Centavos };

/**
 * What the stays that no portal sold would have cost in commission, at the mean rate of the portal
 * stays in the same period. Null without such stays. What was retained of cancelled stays is left
 * out: a portal takes no commission on it. Rounded down.
 */
export function reckonSavings(rate: Savings["rate"], earned: readonly Earned[]): Savings | null {
  if (rate.stays === 0 || rate.revenue <= 0) return null;
  const channels = earned
    .filter(({ channel }) => !portals.some((portal) => portal === channel))
    .map(({ channel, revenue, kept }) => ({ channel, revenue: Math.max(0, revenue - kept) }))
    .filter(({ revenue }) => revenue > 0)
    .map((one) => ({ ...one, saved: partOf(one.revenue, rate) }));
  return { rate, channels, saved: channels.reduce((sum, { saved }) => sum + saved, 0) };
}

/** The product may exceed what a number holds exactly. */
function partOf(revenue: Centavos, rate: Savings["rate"]): Centavos {
  return Number((BigInt(revenue) * BigInt(rate.commission)) / BigInt(rate.revenue));
}
