import { z } from "zod";
import { EXPANDABLE, expand } from "../api/expand.ts";
import {
  absoluteUrl,
  email,
  flag,
  integer,
  integerBetween,
  listOf,
  metadata,
  refusing,
  text,
} from "../api/parameter-types.ts";
import { customFieldParameters } from "./custom-field-parameters.ts";
import { LOCALES } from "./locales.ts";
import { PAYMENT_METHOD_TYPES } from "./payment-method-types.ts";

const LARGEST_AMOUNT = 99_999_999;

const currency = text(3).refine(
  (value) => /^[a-z]{3}$/.test(value),
  refusing((value) => `Invalid currency: ${value}`),
);

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: integerBetween(0, LARGEST_AMOUNT),
    product_data: z.strictObject({
      name: text(250),
      description: text().optional(),
      images: listOf(absoluteUrl, 8).optional(),
      metadata: metadata.optional(),
    }),
  }),
  quantity: integerBetween(1, 999_999).default(1),
});

const paymentIntentData = z.strictObject({
  metadata: metadata.optional(),
  description: text(1000).optional(),
  receipt_email: email.optional(),
  statement_descriptor_suffix: text(22).optional(),
  application_fee_amount: integerBetween(0, LARGEST_AMOUNT).optional(),
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
});

const paymentMethodOptions = z.strictObject({
  card: z
    .strictObject({
      request_three_d_secure: z.enum(["any", "automatic", "challenge"]).optional(),
      installments: z.strictObject({ enabled: flag.optional() }).optional(),
    })
    .optional(),
  pix: z
    .strictObject({ expires_after_seconds: integerBetween(60, 1_209_600).optional() })
    .optional(),
});

export const sessionParameters = z.strictObject({
  mode: z.enum(["payment", "setup", "subscription"]),
  ui_mode: z.enum(["hosted_page", "embedded_page", "elements", "form"]).default("hosted_page"),
  submit_type: z.enum(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  line_items: listOf(lineItem, 100),
  locale: z.enum(LOCALES).optional(),
  expires_at: integer.optional(),

  return_url: absoluteUrl.optional(),
  redirect_on_completion: z.enum(["always", "if_required", "never"]).default("always"),
  success_url: text().optional(),
  cancel_url: text().optional(),

  client_reference_id: text(200).optional(),
  metadata: metadata.optional(),
  payment_intent_data: paymentIntentData.optional(),

  customer_email: email.optional(),
  customer_creation: z.enum(["always", "if_required"]).default("if_required"),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
  name_collection: z
    .strictObject({
      individual: z.strictObject({ enabled: flag, optional: flag.default(false) }).optional(),
    })
    .optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  custom_fields: listOf(customFieldParameters, 3).default([]),

  allowed_payment_method_types: listOf(z.enum(PAYMENT_METHOD_TYPES), 60).optional(),
  payment_method_types: z.unknown().optional(),
  payment_method_options: paymentMethodOptions.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
  wallet_options: z
    .strictObject({ link: z.strictObject({ display: z.enum(["auto", "never"]) }).optional() })
    .optional(),
  expand: expand(EXPANDABLE.session),
});

export type SessionParameters = z.output<typeof sessionParameters>;
