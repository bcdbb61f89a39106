import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

/** Whether a link opens its booking in a browser without a cookie. */
async function opens(link: string | null): Promise<boolean> {
  const { pathname } = new URL(link ?? "");
  return (await app.http.inject({ method: "GET", url: pathname })).cookies.length > 0;
}

test("the booking's link opens the guest's page until it is renewed, and the new one from then on", async () => {
  const { id } = await confirmed(app);
  const { guestLink: before } = await lia.api.getBooking({ bookingId: id });
  expect(await opens(before)).toBe(true);
  await lia.api.renewGuestLink({ bookingId: id });
  const { guestLink: now, journal } = await lia.api.getBooking({ bookingId: id });
  expect(now).not.toBe(before);
  expect(journal.at(-1)).toMatchObject({ event: "link-renewed", by: "Dona Lia" });
  expect(await opens(before)).toBe(false);
  expect(await opens(now)).toBe(true);
});

test("the link is the owner's to see, to send and to renew", async () => {
  const { id } = await confirmed(app);
  expect((await rui.api.getBooking({ bookingId: id })).guestLink).toBeNull();
  await expect(rui.api.renewGuestLink({ bookingId: id })).rejects.toThrow("not-allowed");
});

test("one form renews it once", async () => {
  const { id } = await confirmed(app);
  lia.formKey = "11112222333344445555666677778888";
  const send = () => lia.api.renewGuestLink({ bookingId: id });
  await Promise.all([send(), send()]);
  lia.formKey = null;
  const { journal } = await lia.api.getBooking({ bookingId: id });
  expect(journal.filter(({ event }) => event === "link-renewed")).toHaveLength(1);
});

test("a hold and a cancelled booking have no link to send", async () => {
  const hold = await held(app);
  expect((await lia.api.getBooking({ bookingId: hold.id })).guestLink).toBeNull();
  const { id } = await confirmed(app);
  await lia.api.cancelBooking({ bookingId: id, who: "guest" });
  expect((await lia.api.getBooking({ bookingId: id })).guestLink).toBeNull();
});
