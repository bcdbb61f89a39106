import { z } from "zod";
import { handMeans } from "../domain/account.ts";
import { type Day, parseDay } from "../domain/day.ts";
import { type Month, parseMonth } from "../domain/month.ts";
import { makeStay, type Stay } from "../domain/stay.ts";

/**
 * What verbs take, in domain terms. The limits are generous: a text that is too long or an amount
 * that is too high is refused, with a message, by the function that knows the rule.
 */
export const id = z.string().min(1).max(200);
export const ids = z.array(id).max(500).readonly();
export const version = z.int().min(0);
export const text = z.string().max(100_000);
export const amount = z.int().min(1);
export const amountOrZero = z.int().min(0);

export const day = z.custom<Day>((given) => typeof given === "string" && parseDay(given) !== null);
export const month = z.custom<Month>(
  (given) => typeof given === "string" && parseMonth(given) !== null,
);

export const stay: z.ZodType<Stay, Stay> = z
  .object({ checkIn: day, checkOut: day })
  .refine(({ checkIn, checkOut }) => makeStay(checkIn, checkOut) !== null);

const people = z.int().min(0).max(50);
export const guests = z.object({
  adults: people.min(1),
  childrenUpTo12: people,
  childrenAbove12: people,
});
export const party = z.object({ listingId: id, guests });

/** Money taken at the reception. */
export const handPayment = z.object({
  amount,
  means: z.enum(handMeans),
  /** The caller has confirmed that it exceeds the balance. */
  evenMore: z.boolean().exactOptional(),
  /** The day it came in; if missing, today. */
  on: day.exactOptional(),
  words: text.exactOptional(),
});
