import { z } from "zod";
import { daysBetween } from "../../domain/day.ts";
import * as value from "../values.ts";
import { nightsPrice, seasons } from "./listing-edit.ts";

const MOST_NIGHTS = 366;

/** A price of its own for some nights of some rooms. */
export const priceWish = nightsPrice
  .extend({ listingIds: value.ids.refine((ids) => ids.length > 0) })
  .refine(({ firstNight, lastNight }) => {
    const more = daysBetween(firstNight, lastNight);
    return more >= 0 && more < MOST_NIGHTS;
  });

export const pricesUndo = z
  .array(
    z.object({
      listingId: value.id,
      version: value.version,
      madeAt: z.int(),
      replaced: seasons,
    }),
  )
  .max(500)
  .readonly();
