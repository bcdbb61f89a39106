import { z } from "zod";
import { type PriceChoice, priceChoices } from "../../../contract/owner/timeline.ts";
import { FieldsRefused } from "../form/answer-form.ts";
import { moneyOrNone } from "../form/fields.server.ts";

/** The fields of a `PriceChoiceField`. */
export const priceFields = {
  price: z.enum([...priceChoices, "other"]),
  amount: moneyOrNone,
  way: z.enum(["charge", "discount"]).default("charge"),
};

type Typed = z.output<z.ZodObject<typeof priceFields>>;

export function priceIn({ price, amount, way }: Typed): PriceChoice {
  if (price !== "other") return price;
  if (!amount) throw new FieldsRefused({ amount: "Escreva o valor assim: 350 ou 350,50." });
  return { other: way === "charge" ? amount : -amount };
}
