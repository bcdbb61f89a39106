import { z } from "zod";
import type { RoomParty } from "../../../contract/api.ts";
import { MOST_ROOMS } from "../../../domain/combinations.ts";
import { makeStay, type Stay } from "../../../domain/stay.ts";
import { day, json, moneyOrNone, text } from "../form/fields.server.ts";

const count = z.coerce.number().int().min(0).max(50);
const guests = {
  adults: count.min(1, "Conte pelo menos um adulto."),
  childrenUpTo12: count,
  childrenAbove12: count,
};
const party = z.object({ listingId: z.string().min(1), guests: z.object(guests) });

/** Rooms, dates, people and price, as the forms for bookings and proposals send them. */
export const roomFields = {
  listing: text.pipe(z.string().min(1, "Escolha o quarto.")),
  /** Who sleeps where, if it is more than one room. */
  parties: json.pipe(z.array(party).min(2).max(MOST_ROOMS)).optional(),
  checkIn: day("Escolha o dia da entrada."),
  checkOut: day("Escolha o dia da saída."),
  ...guests,
  /** The agreed total, in place of the price list's. */
  total: moneyOrNone,
  /** The list price as it was shown. */
  seen: z.coerce.number().int().positive().optional(),
};

const fields = z.object(roomFields);
type Typed = z.output<typeof fields>;

/** The typed fields with their stay, or an issue for each invalid one. */
export function withStay<T extends Typed>(
  typed: T,
  context: z.RefinementCtx,
  free: string,
): T & { readonly stay: Stay } {
  const refuse = (field: keyof Typed, sentence: string) =>
    context.addIssue({ code: "custom", path: [field], message: sentence });
  const stay = makeStay(typed.checkIn, typed.checkOut);
  if (!stay) refuse("checkOut", "A saída precisa ser pelo menos um dia depois da entrada.");
  if (typed.total === 0) refuse("total", free);
  return stay ? { ...typed, stay } : z.NEVER;
}

/** At least one. */
export function roomsIn(typed: Typed): readonly [RoomParty, ...RoomParty[]] {
  const { listing, adults, childrenUpTo12, childrenAbove12 } = typed;
  const alone = { listingId: listing, guests: { adults, childrenUpTo12, childrenAbove12 } };
  const [first = alone, ...others] = typed.parties ?? [];
  return [first, ...others];
}
