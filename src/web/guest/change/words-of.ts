import type { ChangeFigures, ChangeOffer } from "../../../contract/guest-api.ts";
import type { Centavos } from "../../../domain/money.ts";

/** Which text an offer's button has, and the amount in it. */
export type Press = {
  readonly words: "change" | "pay-later" | "pay" | "receive" | "ask";
  readonly amount: Centavos;
};

export function pressOf({ way, figures, openBefore, openAfter }: ChangeOffer): Press {
  if (way !== "self") return { words: "ask", amount: 0 };
  if (figures.payFirst > 0) return { words: "pay", amount: figures.payFirst };
  if (figures.refund > 0) return { words: "receive", amount: figures.refund };
  return { words: openAfter > openBefore ? "pay-later" : "change", amount: 0 };
}

/** How the price changes, including what is kept of it, or how much is refunded at once. */
export type Difference = {
  readonly kind: "more" | "less" | "back" | "same";
  readonly amount: Centavos;
};

export function differenceOf({ before, figures }: ChangeOffer): Difference {
  if (figures.refund > 0) return { kind: "back", amount: figures.refund };
  const amount = figures.total - before.total;
  if (amount === 0) return { kind: "same", amount };
  return { kind: amount > 0 ? "more" : "less", amount: Math.abs(amount) };
}

/** What the guest gets or pays at once comes first. */
const figureNames = ["refund", "payFirst", "total", "kept"] as const;
export type FigureName = (typeof figureNames)[number];

/** The first figure that is no longer the one that was seen. */
export function differing(seen: ChangeFigures, now: ChangeFigures): FigureName | null {
  return figureNames.find((name) => seen[name] !== now[name]) ?? null;
}
