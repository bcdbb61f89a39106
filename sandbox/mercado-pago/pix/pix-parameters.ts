import { z } from "zod";
import type { Codes } from "../api/read-given.ts";
import { emailAddress, externalReference, metadata, reais, time } from "../api/values.ts";

const words = z.string().max(255);
const phone = z.strictObject({ area_code: words.optional(), number: words.optional() });
const identification = z.strictObject({ type: z.enum(["CPF", "CNPJ"]), number: words });
const names = { first_name: words.optional(), last_name: words.optional() };

const item = z.strictObject({
  id: words.optional(),
  title: words.optional(),
  description: words.optional(),
  picture_url: words.optional(),
  category_id: words.optional(),
  quantity: z.int().min(1).optional(),
  unit_price: z.number().min(0).optional(),
});

export const pixParameters = z.strictObject({
  transaction_amount: reais,
  payment_method_id: z.string().min(1),
  description: words.optional(),
  external_reference: externalReference.optional(),
  date_of_expiration: time.optional(),
  payer: z.strictObject({
    email: emailAddress,
    ...names,
    entity_type: z.enum(["individual", "association"]).optional(),
    identification: identification.optional(),
  }),
  additional_info: z
    .strictObject({
      items: z.array(item).optional(),
      payer: z.strictObject({ ...names, phone: phone.optional() }).optional(),
      ip_address: words.optional(),
    })
    .default({}),
  metadata: metadata.default({}),
  statement_descriptor: z.string().max(22).optional(),
});

export type PixParameters = z.output<typeof pixParameters>;

export const PIX_CODES: Codes = {
  transaction_amount: 4037,
  payer: 4050,
  payment_method_id: 2131,
  external_reference: 4019,
};

/** Parameters of Mercado Pago that the stand-in does not support. */
export const BEYOND_SANDBOX = [
  ...["application_fee", "binary_mode", "callback_url", "campaign_id", "capture", "coupon_amount"],
  ...["coupon_code", "differential_pricing_id", "installments", "issuer_id", "notification_url"],
  ...["order", "point_of_interaction", "processing_mode", "sponsor_id", "three_d_secure_mode"],
  ...["token", "transaction_details"],
];
