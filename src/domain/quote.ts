import { type Day, weekday } from "./day.ts";
import type { Guests } from "./guests.ts";
import type { Centavos } from "./money.ts";
import { type Season, seasonOf } from "./season.ts";
import { nightCount, nightsOf, type Stay } from "./stay.ts";

export type Rates = {
  readonly nightlyPrice: Centavos;
  /** Friday and Saturday nights outside any season. */
  readonly weekendPrice: Centavos | null;
  /** Guests included in the nightly price; null: the listing's capacity. */
  readonly includedGuests: number | null;
  /** Per night, for each additional adult. */
  readonly extraAdult: Centavos;
  readonly childUpTo12: Centavos;
  readonly childAbove12: Centavos;
  readonly seasons: readonly Season[];
};

/**
 * 'agreed': a price agreed with the owner, instead of the list's. 'extra': anything else the guest
 * pays for. 'discount': given by the owner. 'retained': what the house keeps of payments for what
 * was cancelled or dropped.
 */
export const lineKinds = [
  "nights",
  "extra-adults",
  "children-up-to-12",
  "children-above-12",
  "agreed",
  "extra",
  "discount",
  "retained",
] as const;

export type LineKind = (typeof lineKinds)[number];

export type QuoteLine = {
  readonly kind: LineKind;
  readonly nights: number;
  /** People the line counts: 1 for the room itself. */
  readonly people: number;
  readonly unitPrice: Centavos;
  readonly amount: Centavos;
  /** The nights that a later change added or dropped; then nights or people may be negative. */
  readonly stay?: Stay;
  /** For a retained amount: what kept it. Missing if neither alone did. */
  readonly kept?: "policy" | "agreed";
  /** A person's note about the line, read by guest and owner. */
  readonly words?: string;
  /** Which room it is for, in a booking with several. */
  readonly room?: string;
};

export type Quote = { readonly lines: readonly QuoteLine[]; readonly total: Centavos };

/** `stay` may be a part of a longer stay, whose length decides which seasons apply. */
export function quote(
  rates: Rates,
  stay: Stay,
  guests: Guests,
  stayLength: number = nightCount(stay),
): Quote {
  const nights = nightCount(stay);
  const persons = personLines(rates, nights, guests).filter(({ people }) => people > 0);
  const lines = [...nightLines(rates, stay, stayLength), ...persons];
  return { lines, total: sumOf(lines) };
}

/** Charges in addition to the room, one line per kind of guest. */
export function personLines(rates: Rates, nights: number, guests: Guests): QuoteLine[] {
  return [
    line("extra-adults", nights, extraAdults(rates, guests), rates.extraAdult),
    line("children-up-to-12", nights, guests.childrenUpTo12, rates.childUpTo12),
    line("children-above-12", nights, guests.childrenAbove12, rates.childAbove12),
  ];
}

export function sumOf(lines: readonly QuoteLine[]): Centavos {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Included places go to adults first, because children have their own prices. */
function extraAdults({ includedGuests, extraAdult }: Rates, { adults }: Guests): number {
  if (includedGuests === null || extraAdult === 0) return 0;
  return Math.max(0, adults - includedGuests);
}

export function agreedQuote(stay: Stay, total: Centavos): Quote {
  return { lines: [line("agreed", nightCount(stay), 1, total, total)], total };
}

/** A line that counts neither nights nor people. */
export function plainLine(kind: "extra" | "discount" | "retained", amount: Centavos): QuoteLine {
  return line(kind, 1, 1, amount, amount);
}

export function retainedLine(amount: Centavos, kept?: QuoteLine["kept"]): QuoteLine {
  return { ...plainLine("retained", amount), ...(kept && { kept }) };
}

const adjustments: ReadonlySet<LineKind> = new Set(["extra", "discount", "retained"]);

/** Extras and discounts, which are kept when the nights change. */
export function adjustmentsIn(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  return lines.filter(({ kind }) => adjustments.has(kind));
}

/** Nights of the same price share a line, in order of first occurrence. */
function nightLines(rates: Rates, stay: Stay, stayLength: number): QuoteLine[] {
  const nightsByPrice = new Map<Centavos, number>();
  for (const night of nightsOf(stay)) {
    const price = priceOfNight(rates, night, stayLength);
    nightsByPrice.set(price, (nightsByPrice.get(price) ?? 0) + 1);
  }
  return [...nightsByPrice].map(([price, nights]) => line("nights", nights, 1, price));
}

export function priceOfNight(rates: Rates, night: Day, stayLength: number): Centavos {
  const season = seasonOf(rates.seasons, night, stayLength);
  if (season) return season.nightlyPrice;
  const isWeekend = weekday(night) >= 5;
  return isWeekend && rates.weekendPrice !== null ? rates.weekendPrice : rates.nightlyPrice;
}

function line(
  kind: QuoteLine["kind"],
  nights: number,
  people: number,
  unitPrice: Centavos,
  amount: Centavos = nights * people * unitPrice,
): QuoteLine {
  return { kind, nights, people, unitPrice, amount };
}
