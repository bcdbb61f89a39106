import type { BackUrls, PaymentEntry, PreferenceEntry } from "../state/books.ts";

const PLACES: Record<string, keyof BackUrls> = {
  approved: "success",
  in_process: "pending",
  pending: "pending",
};

/** The URL back to the site, with the outcome in its query; null if the preference names none. */
export function backUrl(preference: PreferenceEntry, payment: PaymentEntry | null): string | null {
  const address = preference.backUrls[PLACES[payment?.status ?? ""] ?? "failure"];
  if (address === "") return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(queryOf(preference, payment)))
    url.searchParams.set(name, value);
  return url.href;
}

/** Without an attempt the values are the word 'null'. */
function queryOf(preference: PreferenceEntry, payment: PaymentEntry | null) {
  const id = String(payment?.id ?? null);
  const status = String(payment?.status ?? null);
  return {
    collection_id: id,
    collection_status: status,
    payment_id: id,
    status,
    external_reference: String(preference.externalReference),
    payment_type: payment ? "credit_card" : "null",
    merchant_order_id: payment ? String(preference.orderId) : "null",
    preference_id: preference.id,
    site_id: "MLB",
    processing_mode: "aggregator",
    merchant_account_id: "null",
  };
}
