import type {
  PropertyChannels,
  PropertyCompany,
  PropertyContact,
  PropertyHours,
  PropertyPlace,
  PropertyProblem,
  PropertyProblems,
} from "../../contract/owner/property.ts";
import { isFairPolicy, LEAST_REGRET_DAYS } from "../../domain/cancellation.ts";
import { parseCnpj } from "../../domain/cnpj.ts";
import { isHour, LEAST_MINUTES_OF_USE, minutesOfUse } from "../../domain/daily-rate.ts";
import { type CancellationPolicy, LONGEST_HORIZON_DAYS } from "../../domain/property.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { each, line, problemsIn, wholeWithin, within } from "./checks.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function editContact(
  edit: PropertyEdit,
  contact: PropertyContact,
): Promise<PropertyProblems> {
  const problems = problemsIn({
    name: line(contact.name),
    shortName: line(contact.shortName),
    phone: phone(contact.phone),
    secondPhone: phone(contact.secondPhone),
    whatsapp: contact.whatsapp === null ? null : whatsapp(contact.whatsapp),
    email: contact.email === null || EMAIL.test(contact.email) ? null : "not-an-email",
    year: wholeWithin(contact.year, 1500, 2200),
    dashboardUrl: link(contact.dashboardUrl),
  });
  return changeProperty(edit, "contact", problems, () => ({
    name: contact.name,
    short_name: contact.shortName,
    phone: contact.phone,
    second_phone: contact.secondPhone,
    whatsapp: contact.whatsapp,
    email: contact.email,
    year: contact.year,
    dashboard_url: contact.dashboardUrl,
  }));
}

/** Area code and number; the country code is added when dialling. */
function phone(text: string): PropertyProblem | null {
  const digits = text.replace(/\D/g, "").length;
  return /^[\d\s()+-]*$/.test(text) && (digits === 10 || digits === 11) ? null : "not-a-phone";
}

/** Digits only, country code first. */
function whatsapp(digits: string): PropertyProblem | null {
  return /^\d{12,15}$/.test(digits) ? null : "not-a-phone";
}

/** A path on this site, or an https URL: it becomes a link on every page. */
function link(url: string): PropertyProblem | null {
  if (/^\/(?!\/)\S*$/.test(url)) return null;
  return url.startsWith("https://") && URL.canParse(url) ? null : "not-a-link";
}

export function editPlace(edit: PropertyEdit, place: PropertyPlace): Promise<PropertyProblems> {
  const problems = problemsIn({
    address: line(place.address),
    city: line(place.city),
    state: line(place.state),
    latitude: within(place.latitude, -90, 90),
    longitude: within(place.longitude, -180, 180),
    mapKey: place.mapKey === null ? null : line(place.mapKey),
    timeZone: zone(place.timeZone),
  });
  return changeProperty(edit, "place", problems, () => ({
    address: place.address,
    city: place.city,
    state: place.state,
    latitude: place.latitude,
    longitude: place.longitude,
    map_key: place.mapKey,
    time_zone: place.timeZone,
  }));
}

/** An unknown zone would make 'today' impossible to compute. */
function zone(name: string): PropertyProblem | null {
  return Intl.supportedValuesOf("timeZone").includes(name) ? null : "out-of-range";
}

const CADASTUR = /^[\d./-]{6,30}$/;

export function editCompany(
  edit: PropertyEdit,
  { cnpj, cadastur }: PropertyCompany,
): Promise<PropertyProblems> {
  const written = cnpj === null ? null : parseCnpj(cnpj);
  const problems = problemsIn({
    cnpj: cnpj === null || written ? null : "not-a-cnpj",
    cadastur: cadastur === null || CADASTUR.test(cadastur) ? null : "not-a-cadastur",
  });
  return changeProperty(edit, "company", problems, () => ({ cnpj: written, cadastur }));
}

export function editHours(edit: PropertyEdit, hours: PropertyHours): Promise<PropertyProblems> {
  const hour = (time: string) => (isHour(time) ? null : "not-an-hour");
  const problems = problemsIn({
    checkInTime: hour(hours.checkInTime) ?? between(hours),
    checkOutTime: hour(hours.checkOutTime),
    sameDayUntil: hour(hours.sameDayUntil),
    horizonDays: wholeWithin(hours.horizonDays, 1, LONGEST_HORIZON_DAYS),
  });
  return changeProperty(edit, "hours", problems, () => ({
    check_in_time: hours.checkInTime,
    check_out_time: hours.checkOutTime,
    same_day_until: hours.sameDayUntil,
    horizon_days: hours.horizonDays,
    same_day_turnover: hours.sameDayTurnover,
    sell_gaps: hours.sellGaps,
  }));
}

/** With same-day turnover, check-out must be before check-in. */
function between({
  checkInTime,
  checkOutTime,
  sameDayTurnover,
}: PropertyHours): PropertyProblem | null {
  if (minutesOfUse(checkInTime, checkOutTime) < LEAST_MINUTES_OF_USE) return "too-few-hours";
  return sameDayTurnover && checkOutTime > checkInTime ? "leaves-after-arrival" : null;
}

export function editCancellation(
  edit: PropertyEdit,
  policy: CancellationPolicy,
): Promise<PropertyProblems> {
  const problems = problemsIn({
    regretDays: regret(policy.regretDays),
    steps: isFairPolicy({ ...policy, regretDays: LEAST_REGRET_DAYS }) ? null : "steps-not-fair",
    ...each("tiers", policy.tiers, (tier) => ({
      daysBefore: wholeWithin(tier.daysBefore, 0, 365),
      refundPercent: wholeWithin(tier.refundPercent, 1, 100),
    })),
  });
  return changeProperty(edit, "cancellation", problems, () => ({
    cancellation_policy: JSON.stringify(policy),
  }));
}

function regret(days: number): PropertyProblem | null {
  return days < LEAST_REGRET_DAYS ? "regret-too-short" : wholeWithin(days, LEAST_REGRET_DAYS, 90);
}

/** Feeds are read every ten minutes: a lower limit would alert on a single missed read. */
const LEAST_MINUTES = 30;
const MOST_MINUTES = 1_440;

export function editChannels(
  edit: PropertyEdit,
  { silenceMinutes }: PropertyChannels,
): Promise<PropertyProblems> {
  const problems = problemsIn({
    silenceMinutes: wholeWithin(silenceMinutes, LEAST_MINUTES, MOST_MINUTES),
  });
  return changeProperty(edit, "channels", problems, () => ({
    channel_silence_minutes: silenceMinutes,
  }));
}
