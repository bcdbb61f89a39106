import { z } from "zod";
import { leftKeys } from "../../../domain/pix-terms.ts";
import type { BenefitType } from "../../../domain/property.ts";
import { day, number, text, textOrNull, ticked } from "../form/fields.server.ts";

/** Parsing only; the verbs validate the values. */
const part = <S extends z.ZodRawShape>(fields: S) => z.object({ version: number, ...fields });

const titled = z.object({ title: text, text }).prefault({});
const inBoth = { pt: titled, en: titled };

const photo = { id: text, alt: text, altEn: text };
/** An empty id means no photo. */
const chosenPhoto = z
  .object(photo)
  .prefault({})
  .transform((chosen) => (chosen.id ? chosen : null));

export const contact = part({
  name: text,
  shortName: text,
  phone: text,
  secondPhone: text,
  whatsapp: text.transform(withCountry),
  email: textOrNull,
  year: number,
  dashboardUrl: text.transform((typed) => typed || "/admin"),
});

/** Local numbers are typed without the country code 55. */
function withCountry(typed: string): string | null {
  const digits = typed.replace(/\D/g, "");
  if (digits === "") return typed || null;
  return digits.length <= 11 ? `55${digits}` : digits;
}

export const place = part({
  address: text,
  city: text,
  state: text,
  latitude: number,
  longitude: number,
  mapKey: textOrNull,
  timeZone: text,
});

export const company = part({ cnpj: textOrNull, cadastur: textOrNull });

export const hours = part({
  checkInTime: text,
  checkOutTime: text,
  sameDayUntil: text,
  horizonDays: number,
  sameDayTurnover: ticked,
  sellGaps: ticked,
});

export const cancellation = part({
  regretDays: number,
  tiers: z.array(z.object({ daysBefore: number, refundPercent: number })).default([]),
});

const NO_DAY = "Escolha o dia.";

/** The fields of the deposit are ignored if everything is paid at booking. */
export const deposit = part({
  asks: text,
  percent: number,
  balance: text,
  daysBefore: number,
  fullWithinDays: number,
  fullPeriods: z
    .array(z.object({ name: text, firstNight: day(NO_DAY), lastNight: day(NO_DAY) }))
    .default([]),
});

export const guestPage = part({
  cancel: ticked,
  change: z.enum(["self", "request", "none"]).default("request"),
  changeUntilDays: number,
  tell: ticked,
  payees: text.transform((typed) => typed.split(/\r?\n/)),
});

export const pix = part({
  key: text,
  payee: text,
  onSite: ticked,
  left: z.enum(leftKeys).nullable().catch(null).default(null),
});

export const payment = part({
  card: text,
  pix: text,
  mostInstallments: number,
  payee: textOrNull,
});

export const channels = part({ silenceMinutes: number });

const described = z.object({ description: text }).prefault({});
export const cover = part({ pt: described, en: described, photo: chosenPhoto });

export const promotion = part({ ...inBoth, shown: ticked });

export const learnMore = part({
  ...inBoth,
  photos: z.array(z.object({ ...photo, caption: text, captionEn: text })).default([]),
});

const withButton = z.object({ title: text, text, button: text }).prefault({});
export const aboutUs = part({ pt: withButton, en: withButton, photo: chosenPhoto });

export const benefits = part({
  benefits: z
    .array(
      // The cast is safe: editBenefits ignores unknown types.
      z.object({ ...inBoth, type: text.transform((sent) => sent as BenefitType) }),
    )
    .default([]),
});
