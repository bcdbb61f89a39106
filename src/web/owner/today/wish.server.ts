import { z } from "zod";

/** One press, one thing: to a guest, an alert or a calendar. */
export const wish = z.object({
  intent: z.enum(["checkIn", "checkOut", "undoCheckIn", "dismissAlert", "syncFeed"]),
  id: z.string(),
});
