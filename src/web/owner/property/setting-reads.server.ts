import { z } from "zod";
import { benefitTypes } from "../../../domain/benefit.ts";
import { fontPairs } from "../../../domain/look.ts";
import type { DepositTerms } from "../../../domain/payment-plan.ts";
import { leftKeys } from "../../../domain/pix-terms.ts";
import type { SettingName, SettingValue } from "../../../server/owner-api.ts";
import { day, number, text, textOrNull, ticked } from "../form/fields.server.ts";
import type { FieldKind, FieldWords } from "./setting-page.ts";
import { settingPages } from "./setting-pages.ts";

/** Parsing only; the settings say what is wrong with a value. */
const kinds: Readonly<Record<FieldKind, z.ZodType>> = {
  ...{ text, tel: text, time: text, choice: text, number, degrees: number, tick: ticked },
  link: text.transform((typed) => typed || "/admin"),
  ...{ "text-or-none": textOrNull, "email-or-none": textOrNull, "time-or-none": textOrNull },
  whatsapp: text.transform(withCountry),
};

/** Local numbers are typed without the country code 55. */
function withCountry(typed: string): string | null {
  const digits = typed.replace(/\D/g, "");
  if (digits === "") return typed || null;
  return digits.length <= 11 ? `55${digits}` : digits;
}

const titled = z.object({ title: text, text }).prefault({});
const inBoth = { pt: titled, en: titled };

const photo = { id: text, alt: text, altEn: text };
/** An empty id means no photo. */
const chosenPhoto = z
  .object(photo)
  .prefault({})
  .transform((chosen) => (chosen.id ? chosen : null));

const cancellation = z.object({
  regretDays: number,
  tiers: z.array(z.object({ daysBefore: number, refundPercent: number })).default([]),
});

const NO_DAY = "Escolha o dia.";

/** The fields of the deposit are ignored if everything is paid at booking. */
const deposit = z
  .object({
    asks: text,
    percent: number,
    balance: text,
    daysBefore: number,
    fullWithinDays: number,
    fullPeriods: z
      .array(z.object({ name: text, firstNight: day(NO_DAY), lastNight: day(NO_DAY) }))
      .default([]),
  })
  .transform(({ asks, balance, daysBefore, ...rest }): DepositTerms | null => {
    if (asks !== "deposit") return null;
    const due = { daysBefore, orAtProperty: balance === "either" };
    return { ...rest, balance: balance === "at-property" ? balance : due };
  });

const guestPage = z.object({
  cancel: ticked,
  change: z.enum(["self", "request", "none"]).default("request"),
  changeUntilDays: number,
  tell: ticked,
  payees: text.transform((typed) => typed.split(/\r?\n/)),
});

const left = z.enum(leftKeys).nullable().catch(null).default(null);
const pix = z
  .object({ key: text, payee: text, onSite: ticked, left })
  .transform(({ left, ...terms }) => ({ terms: terms.key === "" ? null : terms, left }));

const paymentChoice = z.object({
  card: text,
  pix: text,
  mostInstallments: number,
  payee: textOrNull,
});

const described = z.object({ description: text }).prefault({});
const cover = z.object({ pt: described, en: described, photo: chosenPhoto });

const promotion = z.object({ ...inBoth, shown: ticked });

const learnMore = z.object({
  ...inBoth,
  photos: z.array(z.object({ ...photo, caption: text, captionEn: text })).default([]),
});

const withButton = z.object({ title: text, text, button: text }).prefault({});
const aboutUs = z.object({ pt: withButton, en: withButton, photo: chosenPhoto });

const look = z.object({ accent: text, fonts: z.enum(fontPairs) });

const benefits = z
  .object({
    benefits: z.array(z.object({ ...inBoth, type: z.enum(benefitTypes) })).default([]),
  })
  .transform((sent) => sent.benefits);

/** Forms whose fields are not those of their setting. */
const own: { readonly [N in SettingName]?: z.ZodType<SettingValue<N>> } = {
  ...{ cancellation, deposit, guestPage, pix, paymentChoice },
  ...{ cover, promotion, learnMore, aboutUs, benefits, look },
};

/** Reads the form of a setting's page: the value, and the version it was read with. */
export function readerOf<N extends SettingName>(setting: N) {
  const fields = Object.entries(settingPages[setting].fields) as [string, FieldWords][];
  const plain = z.object(Object.fromEntries(fields.map(([name, { kind }]) => [name, kinds[kind]])));
  // The page has a kind for every field, by the type of the field's value.
  const value = (own[setting] ?? plain) as z.ZodType<SettingValue<N>>;
  const version = z.object({ version: number }).transform((sent) => sent.version);
  return z.unknown().transform((form, context) => {
    const [sent, read] = [version.safeParse(form), value.safeParse(form)];
    for (const { path, message } of [
      ...(sent.error?.issues ?? []),
      ...(read.error?.issues ?? []),
    ]) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    if (!sent.success || !read.success) return z.NEVER;
    return { version: sent.data, value: read.data };
  });
}
