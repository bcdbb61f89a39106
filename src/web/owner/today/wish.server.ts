import { z } from "zod";

/** `id` is a booking, an alert or a feed, depending on the intent. */
export const wish = z.object({
  intent: z.enum(["checkIn", "checkOut", "undoCheckIn", "dismissAlert", "syncFeed"]),
  id: z.string(),
});
