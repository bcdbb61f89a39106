import { z } from "zod";
import {
  emailAddress,
  externalReference,
  metadata,
  reais,
  time,
  webAddress,
} from "../api/values.ts";

/** The payment types in Brazil; `account_money` cannot be excluded. */
const PAYMENT_TYPES = [
  ...["credit_card", "debit_card", "ticket", "bank_transfer", "atm", "prepaid_card"],
  "digital_currency",
] as const;

const MOST_INSTALLMENTS = 36;

const words = z.string().max(256);
const address = z.union([webAddress, z.literal("")]);

const item = z.strictObject({
  id: words.optional(),
  title: words.min(1),
  description: words.optional(),
  picture_url: words.optional(),
  category_id: words.optional(),
  quantity: z.int().min(1),
  unit_price: reais,
  currency_id: z.literal("BRL").default("BRL"),
});

const payer = z.strictObject({
  name: words.optional(),
  surname: words.optional(),
  email: emailAddress.optional(),
  phone: z.strictObject({ area_code: words.optional(), number: words.optional() }).optional(),
  identification: z.strictObject({ type: z.enum(["CPF", "CNPJ"]), number: words }).optional(),
});

const fields = z.strictObject({
  items: z.array(item).min(1),
  payer: payer.default({}),
  back_urls: z
    .strictObject({
      success: address.default(""),
      pending: address.default(""),
      failure: address.default(""),
    })
    .default({ success: "", pending: "", failure: "" }),
  auto_return: z.enum(["approved", "all"]).optional(),
  external_reference: externalReference.optional(),
  expires: z.boolean().default(false),
  expiration_date_from: time.optional(),
  expiration_date_to: time.optional(),
  binary_mode: z.boolean().default(false),
  payment_methods: z
    .strictObject({
      excluded_payment_types: z.array(z.strictObject({ id: z.enum(PAYMENT_TYPES) })).default([]),
      excluded_payment_methods: z
        .array(z.strictObject({ id: words }))
        .max(0)
        .default([]),
      installments: z.int().min(1).max(MOST_INSTALLMENTS).default(12),
      default_installments: z.int().min(1).max(MOST_INSTALLMENTS).optional(),
    })
    .prefault({}),
  metadata: metadata.default({}),
  statement_descriptor: z.string().max(22).optional(),
});

export const preferenceParameters = fields;

/** A change names only what changes. */
export const preferenceChanges = z.strictObject({
  items: fields.shape.items.optional(),
  expires: z.boolean().optional(),
  expiration_date_from: time.optional(),
  expiration_date_to: time.optional(),
  external_reference: externalReference.optional(),
});

export type PreferenceParameters = z.output<typeof preferenceParameters>;
export type PreferenceChanges = z.output<typeof preferenceChanges>;
