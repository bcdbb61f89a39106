import { z } from "zod";
import { benefitTypes, MOST_BENEFITS } from "../../domain/benefit.ts";
import { leftKeys } from "../../domain/pix-terms.ts";
import * as value from "../values.ts";
import { figure, tick, words, wordsOrNull } from "./field.ts";

/** Schemas of settings with a shape of their own. Their edits report what is wrong with a value. */
const list = <S extends z.ZodType>(of: S) => z.array(of).readonly();

export const cancellation = z.object({
  regretDays: figure,
  tiers: list(z.object({ daysBefore: figure, refundPercent: figure })),
});

export const deposit = z
  .object({
    percent: figure,
    balance: z.union([
      z.literal("at-property"),
      z.object({ daysBefore: figure, orAtProperty: tick }),
    ]),
    fullWithinDays: figure,
    fullPeriods: list(z.object({ name: words, firstNight: value.day, lastNight: value.day })),
  })
  .nullable();

export const guestPage = z.object({
  cancel: tick,
  change: z.enum(["self", "request", "none"]),
  changeUntilDays: figure,
  tell: tick,
  payees: list(words),
});

export const pix = z.object({
  terms: z.object({ key: words, payee: words, onSite: tick }).nullable(),
  left: z.enum(leftKeys).nullable(),
});

export const paymentChoice = z
  .object({ card: words, pix: words, mostInstallments: figure, payee: wordsOrNull })
  .nullable();

const photo = z.object({ id: words, alt: words, altEn: words });
const described = z.object({ description: words });
export const cover = z.object({ pt: described, en: described, photo: photo.nullable() });

const titled = z.object({ title: words, text: words });
const inBoth = { pt: titled, en: titled };
export const promotion = z.object({ ...inBoth, shown: tick });

export const learnMore = z.object({
  ...inBoth,
  photos: list(photo.extend({ caption: words, captionEn: words })),
});

const withButton = titled.extend({ button: words });
export const aboutUs = z.object({ pt: withButton, en: withButton, photo: photo.nullable() });

export const benefits = z
  .array(z.object({ ...inBoth, type: z.enum(benefitTypes) }))
  .max(MOST_BENEFITS)
  .readonly();
