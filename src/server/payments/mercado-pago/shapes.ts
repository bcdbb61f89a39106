import { z } from "zod";

/**
 * The parts of responses that we read. What our own payments need is strict; the rest may be
 * absent, null or odd in the house's other sales.
 */

/** Numbers in responses, strings in notifications. */
const digits = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);
/** Has an offset, whichever we sent. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const words = z.string().nullish().catch(null);
const phone = z.object({ area_code: words, number: words }).nullish().catch(null);
const metadata = z.record(z.string(), z.unknown()).nullish().catch(null);

export const refundShape = z.object({
  id: digits,
  payment_id: digits,
  amount: z.number(),
  status: words,
  date_created: time,
});
export type Refund = z.output<typeof refundShape>;

export const paymentShape = z.object({
  id: digits,
  status: z.string(),
  date_created: time,
  date_approved: time.nullish(),
  date_of_expiration: time.nullish(),
  payment_method_id: words,
  order: z.object({ id: digits }).nullish().catch(null),
  currency_id: z.string(),
  live_mode: z.boolean(),
  external_reference: words,
  metadata,
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  refunds: z.array(refundShape).nullish(),
  fee_details: z.array(z.object({ fee_payer: words, amount: z.number() })).nullish(),
  payer: z.object({ email: words }).nullish().catch(null),
  additional_info: z
    .object({ payer: z.object({ first_name: words, last_name: words, phone }).nullish() })
    .nullish()
    .catch(null),
  point_of_interaction: z
    .object({ transaction_data: z.object({ qr_code: words }).nullish() })
    .nullish()
    .catch(null),
});
export type Payment = z.output<typeof paymentShape>;

export const preferenceShape = z.object({
  id: z.string(),
  date_created: time,
  external_reference: words,
  expires: z.boolean().nullish(),
  expiration_date_to: time.nullish(),
  items: z.array(z.object({ quantity: z.int(), unit_price: z.number() })),
  payer: z.object({ name: words, surname: words, email: words, phone }).nullish().catch(null),
  init_point: z.url(),
  metadata,
});
export type Preference = z.output<typeof preferenceShape>;

export const chargebackShape = z.object({
  id: digits,
  payments: z.array(digits),
  amount: z.number(),
  /** Null while undecided; true: the house keeps the money. */
  coverage_applied: z.boolean().nullish(),
  documentation_required: z.boolean().nullish(),
  date_documentation_deadline: time.nullish(),
  date_created: time,
});
export type ChargebackAnswer = z.output<typeof chargebackShape>;

/** Includes the house's other sales. */
export const foundAnything = z.object({ results: z.array(z.unknown()) });
export const foundPayments = z.object({ results: z.array(paymentShape) });
export const foundPreferences = z.object({ elements: z.array(z.object({ id: z.string() })) });
export const foundChargebacks = z.object({ results: z.array(chargebackShape) });
export const refundsOfPayment = z.array(refundShape);

const parcelas = z.object({
  installments: z.int().positive(),
  installment_amount: z.number(),
  total_amount: z.number(),
});
export const installmentsShape = z.array(z.object({ payer_costs: z.array(parcelas) }));
