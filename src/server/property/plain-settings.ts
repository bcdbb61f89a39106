import type { PropertyProblem } from "../../contract/owner/property.ts";
import { isReadable, parseAccent } from "../../domain/accent.ts";
import { parseCnpj } from "../../domain/cnpj.ts";
import { isHour } from "../../domain/daily-rate.ts";
import { fontPairs } from "../../domain/look.ts";
import { dateFormats, LONGEST_HORIZON_DAYS } from "../../domain/property.ts";
import { line, wholeWithin, within } from "./checks.ts";
import { figure, named, oneOf, tick, told, words, wordsOrNull } from "./field.ts";

type Check = PropertyProblem | null;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A check that also accepts null. */
const orNull = (check: (text: string) => Check) => (text: string | null) =>
  text === null ? null : check(text);

export const contact = {
  name: named("name", words, { check: line }),
  shortName: named("short_name", words, { check: line }),
  phone: named("phone", words, { check: phone }),
  secondPhone: named("second_phone", words, { check: (typed) => (typed ? phone(typed) : null) }),
  whatsapp: named("whatsapp", wordsOrNull, { check: orNull(whatsapp) }),
  email: named("email", wordsOrNull, {
    check: orNull((email) => (EMAIL.test(email) ? null : "not-an-email")),
  }),
  year: told("year", figure, { check: (year) => wholeWithin(year, 1500, 2200) }),
  dashboardUrl: named("dashboard_url", words, { check: link }),
};

/** Area code and number; the country code is added when dialling. */
function phone(text: string): Check {
  const digits = text.replace(/\D/g, "").length;
  return /^[\d\s()+-]*$/.test(text) && (digits === 10 || digits === 11) ? null : "not-a-phone";
}

/** Digits only, country code first. */
function whatsapp(digits: string): Check {
  return /^\d{12,15}$/.test(digits) ? null : "not-a-phone";
}

/** A path on this site, or an https URL: it becomes a link on every page. */
function link(url: string): Check {
  if (/^\/(?!\/)\S*$/.test(url)) return null;
  return url.startsWith("https://") && URL.canParse(url) ? null : "not-a-link";
}

export const place = {
  address: named("address", words, { check: line }),
  city: named("city", words, { check: line }),
  state: named("state", words, { check: line }),
  latitude: named("latitude", figure, { check: (degrees) => within(degrees, -90, 90) }),
  longitude: named("longitude", figure, { check: (degrees) => within(degrees, -180, 180) }),
  mapKey: named("map_key", wordsOrNull, { check: orNull(line) }),
  // An unknown zone would make 'today' impossible to compute.
  timeZone: told("time_zone", words, {
    check: (name) => (Intl.supportedValuesOf("timeZone").includes(name) ? null : "out-of-range"),
  }),
};

const CADASTUR = /^[\d./-]{6,30}$/;

export const company = {
  cnpj: named("cnpj", wordsOrNull, {
    check: orNull((cnpj) => (parseCnpj(cnpj) ? null : "not-a-cnpj")),
    write: (cnpj) => cnpj && parseCnpj(cnpj),
  }),
  cadastur: named("cadastur", wordsOrNull, {
    check: orNull((number) => (CADASTUR.test(number) ? null : "not-a-cadastur")),
  }),
};

const isTime = { check: (time: string): Check => (isHour(time) ? null : "not-an-hour") };

export const hours = {
  checkInTime: told("check_in_time", words, isTime),
  checkOutTime: told("check_out_time", words, isTime),
  sameDayUntil: told("same_day_until", words, isTime),
  lateArrivalFrom: told("late_arrival_from", wordsOrNull, { check: orNull(isTime.check) }),
  horizonDays: told("horizon_days", figure, {
    check: (days) => wholeWithin(days, 1, LONGEST_HORIZON_DAYS),
  }),
  dateFormat: told("date_format", oneOf(dateFormats)),
  sameDayTurnover: told("same_day_turnover", tick),
  sellGaps: told("sell_gaps", tick),
};

export const look = {
  accent: told("accent", words, {
    check: (typed) => {
      const accent = parseAccent(typed);
      if (!accent) return "not-a-colour";
      return isReadable(accent) ? null : "not-readable";
    },
    write: (typed) => parseAccent(typed) ?? typed,
  }),
  fonts: told("fonts", oneOf(fontPairs)),
};

/** Feeds are read every ten minutes: a lower limit would alert on a single missed read. */
export const channels = {
  silenceMinutes: told("channel_silence_minutes", figure, {
    check: (minutes) => wholeWithin(minutes, 30, 1_440),
  }),
};
