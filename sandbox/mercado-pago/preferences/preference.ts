import { randomUUID } from "node:crypto";
import { notFound } from "../api/refusal.ts";
import { COLLECTOR_ID } from "../credentials.ts";
import { indexed } from "../payments/index-body.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PreferenceEntry, PreferenceItem } from "../state/books.ts";
import { newId } from "../state/identifier.ts";
import { checkOrder } from "./check-preference.ts";
import { preferenceSummary } from "./preference-body.ts";
import type { PreferenceChanges, PreferenceParameters } from "./preference-parameters.ts";

export function openPreference(
  sandbox: Sandbox,
  live: boolean,
  parameters: PreferenceParameters,
): PreferenceEntry {
  const { payment_methods: methods } = parameters;
  const entry: PreferenceEntry = {
    id: `${COLLECTOR_ID}-${randomUUID()}`,
    live,
    createdAt: sandbox.now(),
    orderId: newId(sandbox.books),
    items: parameters.items.map(itemOf),
    payer: parameters.payer,
    payerEmail: parameters.payer.email ?? null,
    backUrls: parameters.back_urls,
    autoReturn: parameters.auto_return ?? null,
    externalReference: parameters.external_reference ?? null,
    expires: parameters.expires,
    expiresFrom: parameters.expiration_date_from ?? null,
    expiresTo: parameters.expiration_date_to ?? null,
    binaryMode: parameters.binary_mode,
    excludedTypes: methods.excluded_payment_types.map(({ id }) => id),
    installments: methods.installments,
    metadata: parameters.metadata,
    statementDescriptor: parameters.statement_descriptor ?? null,
    indexed: [],
  };
  sandbox.books.preferences.push(entry);
  writeIndex(sandbox, entry);
  return entry;
}

/** Here a date in the past is accepted too: it ends the preference. */
export function changePreference(
  sandbox: Sandbox,
  entry: PreferenceEntry,
  changes: PreferenceChanges,
) {
  const to = changes.expiration_date_to ?? entry.expiresTo;
  const from = changes.expiration_date_from ?? entry.expiresFrom;
  checkOrder(from, to);
  entry.expires = changes.expires ?? entry.expires;
  entry.expiresFrom = from;
  entry.expiresTo = to;
  entry.externalReference = changes.external_reference ?? entry.externalReference;
  entry.items = changes.items?.map(itemOf) ?? entry.items;
  writeIndex(sandbox, entry);
}

export function findPreference({ books }: Sandbox, id: string): PreferenceEntry | undefined {
  return books.preferences.find((entry) => entry.id === id);
}

export function preferenceOf(sandbox: Sandbox, live: boolean, id: string): PreferenceEntry {
  const entry = findPreference(sandbox, id);
  if (!entry || entry.live !== live) throw notFound("Preference", 3001);
  return entry;
}

export function totalOf({ items }: PreferenceEntry): number {
  return items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

/** Expiry triggers nothing; from then on the preference cannot be paid. */
export function canBePaid({ expires, expiresFrom, expiresTo }: PreferenceEntry, now: number) {
  if (!expires) return true;
  return (expiresFrom === null || expiresFrom <= now) && (expiresTo === null || expiresTo > now);
}

function itemOf(item: PreferenceParameters["items"][number]): PreferenceItem {
  const { id = null, title, description = null, quantity, unit_price: unitPrice } = item;
  return { id, title, description, quantity, unitPrice };
}

function writeIndex(sandbox: Sandbox, entry: PreferenceEntry) {
  const visibleAt = sandbox.now() + sandbox.habits.indexLagMs;
  const body = preferenceSummary(entry);
  entry.indexed = indexed(entry.indexed, sandbox.now(), { visibleAt, body });
}
