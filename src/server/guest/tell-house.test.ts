import { describe, expect, test } from "vitest";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { guestSecret } from "../../../tests/support/guest-secret.ts";
import { bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { GuestWords } from "../../contract/guest-api.ts";
import type { GuestTerms } from "../../domain/guest-terms.ts";
import { editBooking } from "../bookings/edit-booking.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { lookAtToday } from "../reception/look-at-today.ts";
import { createGuestApi } from "./guest-api.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;

const words: GuestWords = {
  arrival: "20:00",
  companions: ["Tomás Prado", "Íris Prado"],
  wishes: "Berço, se houver.",
};
let keys = 0;
const newKey = () => (keys++).toString(16).padStart(32, "0");

async function guest() {
  const { checkoutId, stay } = await confirmed(app);
  const booking = await bookingOf(app, checkoutId);
  const api = createGuestApi(deps, guestCaller(await guestSecret(deps, booking)));
  const tell = (said: Partial<GuestWords> = {}, key = newKey()) =>
    api.tell(booking.code, key, { ...words, ...said });
  const look = () => api.getBooking(booking.code);
  return { booking, stay, tell, look };
}

async function timesTold(bookingId: string): Promise<number> {
  const { journal } = await getBookingDetails(deps.db, bookingId);
  return journal.filter(({ event }) => event === "guest-told").length;
}

async function allow(terms: Partial<GuestTerms>): Promise<void> {
  await deps.pool.query("update property set guest_terms = guest_terms || $1::jsonb", [
    JSON.stringify(terms),
  ]);
}

describe("what a guest tells the house", () => {
  test("is on her page, and its last version counts", async () => {
    const { tell, look, booking } = await guest();
    expect(await look()).toMatchObject({ may: { tell: true }, said: { arrival: null } });
    await tell();
    expect((await look()).said).toEqual(words);
    await tell({ arrival: null, companions: [], wishes: "" });
    expect((await look()).said).toEqual({ arrival: null, companions: [], wishes: "" });
    expect(await timesTold(booking.id)).toBe(2);
  });

  test("is the hour that the owner sees, in the booking and among the arrivals", async () => {
    const { tell, booking, stay } = await guest();
    await tell({ arrival: "22:00" });
    expect(await getBookingDetails(deps.db, booking.id)).toMatchObject({
      expectedArrival: "22:00",
    });
    const { arrivals } = await lookAtToday(deps.db, stay.checkIn, () => null);
    expect(arrivals).toContainEqual(expect.objectContaining({ expectedArrival: "22:00" }));
  });

  test("is not undone by an owner's form that was open meanwhile", async () => {
    const { tell, look, booking } = await guest();
    const { version } = await getBookingDetails(deps.db, booking.id);
    await tell();
    const stale = { note: "", guestName: "Ana", guestEmail: null, guestPhone: null };
    const by = { cause: { actor: "person:dona", source: "admin" }, role: "owner" } as const;
    await expect(
      editBooking(deps, booking.id, version, { ...stale, expectedArrival: null }, by),
    ).rejects.toMatchObject({ code: "changed-meanwhile" });
    expect((await look()).said.arrival).toBe("20:00");
  });

  test("counts once, however often its form is sent", async () => {
    const { tell, booking } = await guest();
    const key = newKey();
    await Promise.all([tell({}, key), tell({}, key)]);
    await tell({}, key);
    expect(await timesTold(booking.id)).toBe(1);
    await expect(tell({ wishes: "Outra coisa" }, key)).rejects.toMatchObject({
      code: "sent-otherwise",
    });
  });

  test.each(["", "abc", "A".repeat(32)])("is refused with the key '%s'", async (key) => {
    const { tell } = await guest();
    await expect(tell({}, key)).rejects.toMatchObject({ code: "form-outdated" });
  });

  test("is refused where the owner has switched it off", async () => {
    const { tell, look } = await guest();
    await allow({ tell: false });
    expect((await look()).may.tell).toBe(false);
    await expect(tell()).rejects.toMatchObject({ code: "guest-may-not" });
    await allow({ tell: true });
    await tell();
  });

  test.each([
    ["is cancelled", "update booking set state = 'cancelled', ended_at = now() where id = $1"],
    ["had a guest who did not come", "update stay set no_show_at = now() where booking_id = $1"],
  ])("is refused for a booking that %s", async (_, statement) => {
    const { tell, booking } = await guest();
    await deps.pool.query(statement, [booking.id]);
    await expect(tell()).rejects.toMatchObject({ code: "guest-may-not" });
  });

  test("is welcome until the day of departure, and refused from then on", async () => {
    const { tell, stay } = await guest();
    const until = (day: string) => new Date(`${day}T12:00:00-03:00`).getTime() - deps.clock();
    app.passTime(until(stay.checkOut) - DAY);
    await tell();
    app.passTime(until(stay.checkOut));
    await expect(tell()).rejects.toMatchObject({ code: "guest-may-not" });
  });
});
