import { inItsZone, inReais } from "../api/values.ts";
import { APPLICATION_ID, COLLECTOR_ID } from "../credentials.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PreferenceEntry } from "../state/books.ts";

/** A preference as it is answered by its id. */
export function preferenceBody(sandbox: Sandbox, entry: PreferenceEntry) {
  const page = pageOf(sandbox, entry.id);
  return {
    ...preferenceSummary(entry),
    client_id: String(APPLICATION_ID),
    init_point: page,
    sandbox_init_point: page,
    items: entry.items.map(({ id, title, description, quantity, unitPrice }) => ({
      id: id ?? "",
      title,
      description: description ?? "",
      category_id: "",
      currency_id: "BRL",
      picture_url: "",
      quantity,
      unit_price: inReais(unitPrice),
    })),
    payer: entry.payer,
    back_urls: entry.backUrls,
    auto_return: entry.autoReturn ?? "",
    binary_mode: entry.binaryMode,
    payment_methods: {
      excluded_payment_types: entry.excludedTypes.map((id) => ({ id })),
      excluded_payment_methods: [],
      installments: entry.installments,
      default_installments: null,
    },
    metadata: entry.metadata,
    statement_descriptor: entry.statementDescriptor,
    operation_type: "regular_payment",
  };
}

/** A preference as a search lists it: without the address of its page. */
export function preferenceSummary(entry: PreferenceEntry) {
  return {
    id: entry.id,
    collector_id: COLLECTOR_ID,
    date_created: inItsZone(entry.createdAt),
    external_reference: entry.externalReference ?? "",
    expires: entry.expires,
    expiration_date_from: entry.expiresFrom === null ? null : inItsZone(entry.expiresFrom),
    expiration_date_to: entry.expiresTo === null ? null : inItsZone(entry.expiresTo),
    live_mode: entry.live,
    site_id: "MLB",
  };
}

export function pageOf(sandbox: Sandbox, id: string): string {
  return `${sandbox.url()}/checkout/v1/redirect?pref_id=${id}`;
}
