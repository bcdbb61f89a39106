import { z } from "zod";
import { parseDay } from "../../../domain/day.ts";
import { parseMoney } from "../../../domain/money.ts";

/** What a field may be, with the sentence for what it is not. A field that was not sent is empty. */
export const text = z.string().trim().default("");

export const textUpTo = (most: number) =>
  z.string().trim().max(most, "Ficou comprido demais. Corte um pouco.").default("");

export const textOrNull = text.transform((typed) => typed || null);

export const required = (most: number, sentence: string) =>
  textUpTo(most).pipe(z.string().min(1, sentence));

/** Not a number where none was typed, which the house then refuses. */
export const number = text.transform((typed) =>
  typed === "" ? Number.NaN : Number(typed.replace(",", ".")),
);

/** A box that is not ticked is not sent, nor a second button that is not pressed. */
export const ticked = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined);

const EMAIL = "O e-mail não parece certo.";
export const email = textUpTo(254).pipe(z.email(EMAIL));
export const emailOrNull = textOrNull.pipe(z.email(EMAIL).max(254, EMAIL).nullable());

export const day = (sentence: string) => text.transform(read(parseDay, sentence));

const MONEY = "Escreva o valor assim: 350 ou 350,50.";
/** More than nothing. */
export const price = (sentence: string) =>
  text.transform(read(parseMoney, sentence)).pipe(z.number().positive(sentence));
export const paidMoney = price(MONEY);
/** Left empty, nobody named an amount. */
export const moneyOrNone = text.transform((typed, context) =>
  typed === "" ? undefined : read(parseMoney, MONEY)(typed, context),
);

/** What only a page's own code sends in one field, and no person types. */
export const json = text.transform((sent, context): unknown => {
  try {
    return JSON.parse(sent);
  } catch {
    context.addIssue({ code: "custom" });
    return z.NEVER;
  }
});

function read<T>(parse: (typed: string) => T | null, sentence: string) {
  return (typed: string, context: z.RefinementCtx): T => {
    const parsed = parse(typed);
    if (parsed !== null) return parsed;
    context.addIssue(sentence);
    return z.NEVER;
  };
}
