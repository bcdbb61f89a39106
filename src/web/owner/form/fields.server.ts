import { z } from "zod";
import { parseDay } from "../../../domain/day.ts";
import { parseMoney } from "../../../domain/money.ts";

/** A field missing from the payload counts as empty. */
export const text = z.string().trim().default("");

export const textUpTo = (most: number) =>
  z.string().trim().max(most, "Ficou comprido demais. Corte um pouco.").default("");

export const textOrNull = text.transform((typed) => typed || null);

export const required = (most: number, sentence: string) =>
  textUpTo(most).pipe(z.string().min(1, sentence));

/** NaN if empty or not a number; the verb refuses it. */
export const number = text.transform((typed) =>
  typed === "" ? Number.NaN : Number(typed.replace(",", ".")),
);

/** Browsers omit unchecked checkboxes and unused submit buttons from the payload. */
export const ticked = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined);

/** Ids that a form has joined; empty means that none were named. */
export const idsOrNone = text.transform((sent) => (sent ? sent.split(",") : undefined));

const EMAIL = "O e-mail não parece certo.";
export const email = textUpTo(254).pipe(z.email(EMAIL));
export const emailOrNull = textOrNull.pipe(z.email(EMAIL).max(254, EMAIL).nullable());

export const day = (sentence: string) => text.transform(read(parseDay, sentence));

/** Empty means that no day was given. */
export const dayOrNone = (sentence: string) =>
  text.transform((typed, context) =>
    typed === "" ? undefined : read(parseDay, sentence)(typed, context),
  );

const MONEY = "Escreva o valor assim: 350 ou 350,50.";
export const price = (sentence: string) =>
  text.transform(read(parseMoney, sentence)).pipe(z.number().positive(sentence));
export const paidMoney = price(MONEY);
/** Empty means that no amount was given, which is not zero. */
export const moneyOrNone = text.transform((typed, context) =>
  typed === "" ? undefined : read(parseMoney, MONEY)(typed, context),
);

/** Written by scripts, never typed, so an invalid value needs no message. */
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
