import { z } from "zod";

/** The form's contact data. */
export const payerSchema = z.strictObject({
  email: z.string().min(1),
  name: z.string().default(""),
  phone: z.string().default(""),
  country: z.string().length(2).default("BR"),
  address: z
    .strictObject({
      line1: z.string(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
    })
    .optional(),
});

export type Payer = z.output<typeof payerSchema>;

export const cardSchema = z.strictObject({
  number: z.string(),
  expMonth: z.number().int().min(1).max(12),
  expYear: z.number().int(),
});

export type Card = z.output<typeof cardSchema>;

export type Attempt = { card: Card; payer: Payer };

export function billingAddress({ country, address }: Payer) {
  return {
    city: address?.city ?? null,
    country,
    line1: address?.line1 ?? null,
    line2: null,
    postal_code: address?.postal_code ?? null,
    state: address?.state ?? null,
  };
}
