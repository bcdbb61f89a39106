import { readGiven } from "../api/read-given.ts";
import { badRequest, notInSandbox } from "../api/refusal.ts";
import { type PreferenceParameters, preferenceParameters } from "./preference-parameters.ts";

/** Must be excluded: the page would offer these too, and they leave a payment pending for days. */
const TO_EXCLUDE = ["ticket", "bank_transfer"];

/** Reads a new preference, or refuses it as Mercado Pago does. */
export function readPreference(given: unknown, now: number): PreferenceParameters {
  const parameters = readGiven(preferenceParameters, given);
  if (parameters.auto_return && parameters.back_urls.success === "")
    throw badRequest("auto_return invalid. back_url.success must be defined");
  checkDates(parameters, now);
  checkTypes(parameters);
  return parameters;
}

export function checkOrder(from: number | null | undefined, to: number | null | undefined) {
  if (from != null && to != null && from >= to)
    throw badRequest("expiration_date_to must be after expiration_date_from", 23);
}

function checkDates(parameters: PreferenceParameters, now: number) {
  const { expires, expiration_date_from: from, expiration_date_to: to } = parameters;
  if (expires && to === undefined) throw badRequest("expiration_date_to must be given", 23);
  if (to !== undefined && to <= now) throw badRequest("expiration_date_to is in the past", 23);
  checkOrder(from, to);
}

function checkTypes({ payment_methods: { excluded_payment_types } }: PreferenceParameters) {
  const excluded = excluded_payment_types.map(({ id }) => String(id));
  if (excluded.includes("credit_card")) throw notInSandbox("a page without credit cards");
  const missing = TO_EXCLUDE.find((type) => !excluded.includes(type));
  if (missing) throw notInSandbox(`${missing} on its page; exclude it`);
}
