import { z } from "zod";
import { type Day, parseDay } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import { type Language, languages } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { PaymentPlan } from "../../domain/payment-plan.ts";
import type { BoughtPolicy } from "../../domain/property.ts";
import { sumOf } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import type { BookedStay, Booking, guestsOf } from "./booking.ts";

/** The provider's limit for a metadata value. */
const LONGEST_FACT = 500;

type OtherRoom = {
  readonly listingId: string;
  readonly guests: Guests;
  readonly total: Centavos;
};

export type BookingFacts = {
  readonly site: string;
  readonly code: string;
  readonly listingId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  /** Of a booking with several rooms, for the same nights. */
  readonly otherRooms: readonly OtherRoom[];
  /** Of all rooms. */
  readonly total: Centavos;
  readonly language: Language;
  readonly policy: BoughtPolicy | null;
  readonly plan: PaymentPlan | null;
  /** The id of the proposal that was paid. */
  readonly proposalId: string | null;
};

/**
 * Session metadata: enough to rebuild the booking if the database loses it, without personal data.
 * `site` tells our sessions from another system's.
 */
export function writeFacts(booking: Booking, site: string): Record<string, string> {
  const policy = JSON.stringify(booking.cancellation_policy);
  const [first = booking, ...others] = booking.stays;
  return {
    site,
    code: booking.code,
    listing: first.listing_id,
    check_in: booking.check_in,
    check_out: booking.check_out,
    guests: partyIn(first),
    ...(others.length > 0 && { other_rooms: others.map(roomIn).join(",") }),
    total: String(booking.total),
    language: booking.language,
    ...(policy.length <= LONGEST_FACT ? { policy } : {}),
    ...(booking.plan && { plan: JSON.stringify(booking.plan) }),
    ...(booking.proposal_id && { proposal: booking.proposal_id }),
  };
}

const partyIn = (stay: Parameters<typeof guestsOf>[0]) =>
  [stay.adults, stay.children_up_to_12, stay.children_above_12].join("+");

const roomIn = (stay: BookedStay) => [stay.listing_id, partyIn(stay), sumOf(stay.lines)].join(" ");

/** Null if something is missing or invalid. */
export function readFacts(facts: Readonly<Record<string, string>>): BookingFacts | null {
  const parsed = shape.safeParse(facts);
  if (!parsed.success) return null;
  const { listing, check_in, check_out, other_rooms: otherRooms, proposal, ...rest } = parsed.data;
  if (check_out <= check_in || rest.guests.adults < 1) return null;
  const stay = { checkIn: check_in, checkOut: check_out };
  return { ...rest, listingId: listing, otherRooms, stay, proposalId: proposal };
}

const day = z.string().transform((text, context): Day => {
  const parsed = parseDay(text);
  if (parsed) return parsed;
  context.addIssue("not a day");
  return z.NEVER;
});

const guests = z
  .string()
  .regex(/^\d{1,3}\+\d{1,3}\+\d{1,3}$/)
  .transform((text): Guests => {
    const [adults = 0, childrenUpTo12 = 0, childrenAbove12 = 0] = text.split("+").map(Number);
    return { adults, childrenUpTo12, childrenAbove12 };
  });

const otherRoom = z
  .string()
  .regex(/^\S+ \d{1,3}\+\d{1,3}\+\d{1,3} \d{1,9}$/)
  .transform((text): OtherRoom => {
    const [listingId = "", party, total] = text.split(" ");
    return { listingId, guests: guests.parse(party), total: Number(total) };
  });

const policy = z.object({
  regretDays: z.number(),
  tiers: z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })),
  clock: z.object({ endsAt: z.string() }).exactOptional(),
});

const plan = z.array(
  z.object({
    amount: z.number().int().positive(),
    due: z.union([
      z.enum(["now", "at-property"]),
      z.object({ daysBefore: z.number(), orAtProperty: z.boolean() }),
    ]),
  }),
);

const shape = z.object({
  site: z.string(),
  code: z.string().min(1),
  listing: z.string().min(1),
  check_in: day,
  check_out: day,
  guests,
  other_rooms: z
    .string()
    .default("")
    .transform((text) => (text ? text.split(",") : []))
    .pipe(z.array(otherRoom)),
  total: z.coerce.number().int().positive(),
  language: z.enum(languages),
  policy: z
    .string()
    .default("null")
    .transform((text) => policy.nullable().catch(null).parse(jsonOrNull(text))),
  plan: z
    .string()
    .default("null")
    .transform((text) => plan.nullable().parse(jsonOrNull(text))),
  proposal: z.uuid().nullable().default(null),
});

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
