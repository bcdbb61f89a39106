import {
  type FactChange,
  isSame,
  type NamedChange,
  type PlainFact,
  type PropertyChange,
  someOf,
} from "../../domain/activity.ts";
import { maskKey, maskName } from "../../domain/mask.ts";
import type { PropertyRow } from "../database/property-table.ts";

/** A value to compare; `said` is what an entry may tell of it. Without it only the name is told. */
type Fact = { readonly is: unknown; readonly said?: PlainFact };
type Facts = Readonly<Record<string, Fact>>;

const named = (is: unknown): Fact => ({ is });
const said = (value: PlainFact): Fact => ({ is: value, said: value });
const masked = (is: string | undefined, mask: (text: string) => string): Fact => ({
  is: is ?? null,
  said: is === undefined ? null : mask(is),
});

/** Each part of a value that is edited by parts: 'texts.promotion'. */
function parts(name: string, value: object | null): Facts {
  const all = Object.entries(value ?? {}).map(([key, is]) => [`${name}.${key}`, named(is)]);
  return Object.fromEntries(all);
}

/**
 * What entries tell of each column: hours, rules and means as they were and as they are, keys and
 * payees masked, of phones, addresses and texts the names alone. A column that is missing here does
 * not compile.
 */
const factsOf: {
  readonly [C in Exclude<keyof PropertyRow, "id" | "version">]: (value: PropertyRow[C]) => Facts;
} = {
  name: (name) => ({ name: named(name) }),
  short_name: (shortName) => ({ shortName: named(shortName) }),
  address: (address) => ({ address: named(address) }),
  city: (city) => ({ city: named(city) }),
  state: (state) => ({ state: named(state) }),
  phone: (phone) => ({ phone: named(phone) }),
  second_phone: (secondPhone) => ({ secondPhone: named(secondPhone) }),
  whatsapp: (whatsapp) => ({ whatsapp: named(whatsapp) }),
  email: (email) => ({ email: named(email) }),
  latitude: (latitude) => ({ latitude: named(latitude) }),
  longitude: (longitude) => ({ longitude: named(longitude) }),
  map_key: (mapKey) => ({ mapKey: named(mapKey) }),
  dashboard_url: (dashboardUrl) => ({ dashboardUrl: named(dashboardUrl) }),
  year: (year) => ({ year: said(year) }),
  time_zone: (timeZone) => ({ timeZone: said(timeZone) }),
  check_in_time: (checkInTime) => ({ checkInTime: said(checkInTime) }),
  check_out_time: (checkOutTime) => ({ checkOutTime: said(checkOutTime) }),
  same_day_until: (sameDayUntil) => ({ sameDayUntil: said(sameDayUntil) }),
  horizon_days: (horizonDays) => ({ horizonDays: said(horizonDays) }),
  cnpj: (cnpj) => ({ cnpj: named(cnpj) }),
  cadastur: (cadastur) => ({ cadastur: named(cadastur) }),
  same_day_turnover: (sameDayTurnover) => ({ sameDayTurnover: said(sameDayTurnover) }),
  sell_gaps: (sellGaps) => ({ sellGaps: said(sellGaps) }),
  cancellation_policy: (policy) => ({
    regretDays: said(policy.regretDays),
    refundSteps: named(policy.tiers),
  }),
  deposit_terms: (terms) => ({
    depositPercent: said(terms?.percent ?? null),
    ...parts("deposit", terms && { ...terms, percent: null }),
  }),
  guest_terms: (terms) => ({
    guestCancels: said(terms.cancel),
    guestChanges: said(terms.change),
    changeUntilDays: said(terms.changeUntilDays),
    guestTells: said(terms.tell),
  }),
  payees: (payees) => ({ payees: { is: payees, said: payees.map(maskKey).join(", ") } }),
  pix_terms: (terms) => ({
    pixKey: masked(terms?.key, maskKey),
    payee: masked(terms?.payee, maskName),
    pixOnSite: said(terms?.onSite ?? null),
  }),
  payment_choice: (choice) => ({
    cardProvider: said(choice?.card ?? null),
    pixProvider: said(choice?.pix ?? null),
    mostInstallments: said(choice?.mostInstallments ?? null),
    providerPayee: masked(choice?.payee ?? undefined, maskName),
  }),
  channel_silence_minutes: (silenceMinutes) => ({ silenceMinutes: said(silenceMinutes) }),
  hero_photo: (photo) => ({ coverPhoto: named(photo) }),
  texts: (texts) => parts("texts", texts),
  texts_en: (texts) => parts("textsEn", texts),
};

/** Null if nothing is another than before. */
export function propertyChanges(before: PropertyRow, after: PropertyRow): PropertyChange | null {
  const [was, is] = [allOf(before), allOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return someOf(fields.flatMap((field) => changeOf(field, was[field], is[field])));
}

function changeOf(
  field: string,
  was: Fact | undefined,
  is: Fact | undefined,
): (FactChange | NamedChange)[] {
  if (isSame(was?.is ?? null, is?.is ?? null)) return [];
  if (was?.said === undefined || is?.said === undefined) return [{ field }];
  return [{ field, before: was.said, after: is.said }];
}

function allOf(row: PropertyRow): Facts {
  const columns = Object.keys(factsOf) as (keyof typeof factsOf)[];
  const told = columns.map((column) => (factsOf[column] as (value: unknown) => Facts)(row[column]));
  return Object.assign({}, ...told);
}
