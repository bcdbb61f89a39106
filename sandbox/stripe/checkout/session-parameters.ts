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

/** `boleto` stands for the dozens of methods that the account cannot take. */
const METHODS = ["card", "pix", "boleto"] as const;
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
    }),
  }),
  quantity: integerBetween(1, 999_999).default(1),
});

const paymentIntentData = z.strictObject({ metadata: metadata.optional() });

const paymentMethodOptions = z.strictObject({
  card: z
    .strictObject({ request_three_d_secure: z.enum(["any", "automatic", "challenge"]).optional() })
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
  locale: z.enum(["auto", "en", "pt-BR"]).optional(),
  expires_at: integer.optional(),

  return_url: absoluteUrl.optional(),
  redirect_on_completion: z.enum(["always", "if_required", "never"]).default("always"),
  success_url: text().optional(),
  cancel_url: text().optional(),

  client_reference_id: text(200).optional(),
  metadata: metadata.optional(),
  payment_intent_data: paymentIntentData.optional(),

  customer_email: email.optional(),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
  name_collection: z
    .strictObject({
      individual: z.strictObject({ enabled: flag, optional: flag.default(false) }).optional(),
    })
    .optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),

  allowed_payment_method_types: listOf(z.enum(METHODS), 60).optional(),
  payment_method_types: z.unknown().optional(),
  payment_method_options: paymentMethodOptions.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
  expand: expand(EXPANDABLE.session),
});

export type SessionParameters = z.output<typeof sessionParameters>;
