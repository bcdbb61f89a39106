import type { Day } from "./day.ts";
import type { Guests } from "./guests.ts";
import type { Centavos } from "./money.ts";
import { personLines, type QuoteLine, quote, type Rates, sumOf } from "./quote.ts";
import { makeStay, nightCount, type Stay } from "./stay.ts";

type Bought = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly lines: readonly QuoteLine[];
};
type Wanted = { readonly stay: Stay; readonly guests: Guests };

/**
 * What a change adds to the price or takes off, while kept nights keep their price: added nights
 * and people at the list price, dropped nights at their share of the price they were bought for.
 * Null if no night is kept.
 */
export function differenceLines(rates: Rates, bought: Bought, wanted: Wanted): QuoteLine[] | null {
  const kept = shared(bought.stay, wanted.stay);
  if (!kept) return null;
  const length = nightCount(wanted.stay);
  const added = without(wanted.stay, kept).flatMap((stay) =>
    quote(rates, stay, wanted.guests, length).lines.map((line) => ({ ...line, stay })),
  );
  const dropped = without(bought.stay, kept).map((stay) => droppedLine(rates, bought, stay));
  return [...added, ...dropped, ...partyLines(rates, kept, bought.guests, wanted.guests)];
}

function droppedLine(rates: Rates, bought: Bought, stay: Stay): QuoteLine {
  const nights = nightCount(stay);
  const share = shareOf(rates, bought, stay);
  return {
    kind: "nights",
    nights: -nights,
    people: 1,
    unitPrice: Math.round(share / nights),
    amount: -share,
    stay,
  };
}

/**
 * Weighted by the list price, so that the dearest night of an agreed price is worth the most.
 * Extras, such as a transfer, are left out.
 */
function shareOf(rates: Rates, { stay, guests, lines }: Bought, part: Stay): Centavos {
  const price = Math.max(
    0,
    sumOf(lines.filter(({ kind }) => kind !== "extra" && kind !== "retained")),
  );
  const whole = quote(rates, stay, guests).total;
  const weight = quote(rates, part, guests, nightCount(stay)).total;
  const share = whole > 0 ? weight / whole : nightCount(part) / nightCount(stay);
  return Math.round(price * share);
}

/** More or fewer people, for the kept nights. */
function partyLines(rates: Rates, stay: Stay, before: Guests, after: Guests): QuoteLine[] {
  const nights = nightCount(stay);
  const old = personLines(rates, nights, before);
  return personLines(rates, nights, after)
    .map((line, index) => {
      const people = line.people - (old[index]?.people ?? 0);
      return { ...line, people, amount: nights * people * line.unitPrice, stay };
    })
    .filter(({ people }) => people !== 0);
}

/** The nights that two stays share. */
export function shared(one: Stay, other: Stay): Stay | null {
  return makeStay(later(one.checkIn, other.checkIn), earlier(one.checkOut, other.checkOut));
}

/** The nights before and after a part of a stay. */
export function without(stay: Stay, part: Stay): Stay[] {
  const rest = [makeStay(stay.checkIn, part.checkIn), makeStay(part.checkOut, stay.checkOut)];
  return rest.filter((run) => run !== null);
}

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);
