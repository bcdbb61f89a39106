import { addDays } from "../../src/domain/day.ts";
import { askedChangeOf } from "../../src/server/amendments/pending-change.ts";
import type { TestApp } from "./app-on.ts";
import { linkedGuest, newKey } from "./linked-guest.ts";

/** The guest asks the house to come and to leave a day later. Returns the request's id. */
export async function askChange(app: TestApp, bookingId: string, words = ""): Promise<string> {
  const guest = await linkedGuest(app, bookingId);
  const { checkIn, checkOut } = await guest.booking();
  const stay = { checkIn: addDays(checkIn, 1), checkOut: addDays(checkOut, 1) };
  const { wish, figures } = await guest.offer({ stay });
  await guest.api.change(guest.code, newKey(), { ...wish, seen: figures, words });
  const asked = await askedChangeOf(app.deps.db, bookingId);
  if (!asked) throw new Error("nothing is asked of the house");
  return asked.id;
}
