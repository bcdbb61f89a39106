import { z } from "zod";
import type { PriceWish } from "../../../contract/owner/prices.ts";
import { day, json, paidMoney, text } from "../form/fields.server.ts";

const DAY = "Escolha o dia.";

/** The fields of a `PriceDialog`, sent by its form and asked about in an address. */
export const priceFields = z
  .object({
    intent: z.literal("price"),
    rooms: z.array(z.string()).min(1, "Marque pelo menos um quarto.").prefault([]),
    firstNight: day(DAY),
    lastNight: day(DAY),
    price: paidMoney,
    minNights: text.transform((typed) => (typed === "" ? null : Number(typed))),
  })
  .refine(({ firstNight, lastNight }) => firstNight <= lastNight, {
    path: ["lastNight"],
    message: "A última noite não pode vir antes da primeira.",
  });

const undone = z.array(
  z.object({
    listingId: z.string(),
    version: z.number(),
    madeAt: z.number(),
    replaced: z.array(z.unknown()),
  }),
);

export const wish = z.discriminatedUnion("intent", [
  priceFields,
  // Seasons are checked where they are written.
  z.object({ intent: z.literal("undo"), undo: json.pipe(undone) }),
]);

export function wishIn(typed: z.output<typeof priceFields>): PriceWish {
  const { rooms, firstNight, lastNight, price, minNights } = typed;
  return { listingIds: rooms, firstNight, lastNight, nightlyPrice: price, minNights };
}
