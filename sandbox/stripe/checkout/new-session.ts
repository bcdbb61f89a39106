import type { Stripe } from "stripe";
import { totalOf } from "./check-session.ts";
import type { SessionParameters } from "./session-parameters.ts";

const DEFAULT_LIFE_SECONDS = 24 * 60 * 60;

export type Birth = { id: string; clientSecret: string; now: number };

export function newSession(
  parameters: SessionParameters,
  { id, clientSecret, now }: Birth,
): Stripe.Checkout.Session {
  const total = totalOf(parameters);
  return {
    id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: clientSecret,
    created: now,
    currency: parameters.line_items[0]?.price_data.currency ?? null,
    expires_at: parameters.expires_at ?? now + DEFAULT_LIFE_SECONDS,
    livemode: false,
    locale: parameters.locale ?? null,
    metadata: parameters.metadata ?? {},
    mode: parameters.mode,
    payment_intent: null,
    payment_status: "unpaid",
    redirect_on_completion: parameters.redirect_on_completion,
    ...(parameters.return_url !== undefined && { return_url: parameters.return_url }),
    status: "open",
    submit_type: parameters.submit_type ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: parameters.ui_mode,
    ...collection(parameters),
    ...methods(parameters),
    ...unusedFeatures(),
  };
}

function collection(parameters: SessionParameters) {
  const individual = parameters.name_collection?.individual;
  return {
    billing_address_collection: parameters.billing_address_collection ?? null,
    collected_information: null,
    custom_fields: [],
    customer: null,
    customer_account: null,
    customer_creation: "if_required" as const,
    customer_details: null,
    customer_email: parameters.customer_email ?? null,
    ...(individual && { name_collection: { individual } }),
    phone_number_collection: { enabled: parameters.phone_number_collection?.enabled ?? false },
  };
}

function methods(parameters: SessionParameters) {
  const allowed = parameters.allowed_payment_method_types ?? null;
  const { card, pix } = parameters.payment_method_options ?? {};
  return {
    adaptive_pricing: { enabled: parameters.adaptive_pricing?.enabled ?? false },
    allowed_payment_method_types: allowed,
    payment_method_options: {
      card: { request_three_d_secure: card?.request_three_d_secure ?? "automatic" },
      ...(pix && { pix: { expires_after_seconds: pix.expires_after_seconds ?? null } }),
    },
    payment_method_types: (allowed ?? ["card"]).filter((type) => type === "card" || type === "pix"),
    wallet_options: null,
  };
}

function unusedFeatures() {
  return {
    after_expiration: null,
    allow_promotion_codes: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    managed_payments: null,
    origin_context: null,
    payment_link: null,
    payment_method_collection: null,
    payment_method_configuration_details: null,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    subscription: null,
    success_url: null,
    url: null,
  };
}
