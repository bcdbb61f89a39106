import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { guestLinkTo, guestSecret } from "../../../tests/support/guest-secret.ts";
import { bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { sendMail } from "../mail/send-mail.ts";
import { createGuestApi } from "./guest-api.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const { deps } = app;

/** A browser that has opened the link: it sends back the cookie it got last. */
async function browser() {
  const email = `${randomUUID()}@exemplo.example`;
  const { checkoutId, id } = await confirmed(app, "mar", { email });
  const { code, ...booking } = await bookingOf(app, checkoutId);
  const jar = { secret: await guestSecret(deps, booking) };
  const caller = {
    address: "127.0.0.1",
    secretOf: () => jar.secret,
    keepSecret: (_: string, secret: string) => {
      jar.secret = secret;
    },
  };
  return { id, code, email, jar, guest: createGuestApi(deps, caller) };
}

const newKey = () => randomUUID().replaceAll("-", "");

async function renewals(id: string): Promise<number> {
  const entries = await deps.db
    .selectFrom("booking_journal")
    .select("actor")
    .where("booking_id", "=", id)
    .where("event", "=", "link-renewed")
    .execute();
  expect(entries.every(({ actor }) => actor === "visitor")).toBe(true);
  return entries.length;
}

test("a guest renews her link: the old one is dead, this browser goes on, the new one is mailed", async () => {
  const { id, code, email, jar, guest } = await browser();
  const before = jar.secret;
  await guest.renewLink(code, newKey());
  expect(await renewals(id)).toBe(1);
  expect(jar.secret).not.toBe(before);
  await guest.getBooking(code);
  const mail = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", id)
    .where("kind", "=", "guest-links")
    .executeTakeFirstOrThrow();
  await sendMail(deps, mail.id);
  const [letter] = app.mail.messages().filter(({ to }) => to[0]?.address === email);
  expect(letter?.html).toContain(await guestLinkTo(deps, await getBooking(deps.db, id)));
  expect(letter?.html).not.toContain(before);
  jar.secret = before;
  await expect(guest.getBooking(code)).rejects.toThrow("link-unknown");
});

test("one form renews it once, also when the answer to the first was lost", async () => {
  const { id, code, jar, guest } = await browser();
  const before = jar.secret;
  const key = newKey();
  await Promise.all([guest.renewLink(code, key), guest.renewLink(code, key)]);
  const now = jar.secret;
  jar.secret = before;
  await guest.renewLink(code, key);
  expect(jar.secret).toBe(now);
  expect(await renewals(id)).toBe(1);
});

test("a form that is sent again after a later renewal brings nothing back to life", async () => {
  const { code, jar, guest } = await browser();
  const forwarded = jar.secret;
  const key = newKey();
  await guest.renewLink(code, key);
  const made = jar.secret;
  await guest.renewLink(code, newKey());
  for (const dead of [forwarded, made]) {
    jar.secret = dead;
    await guest.renewLink(code, key);
    expect(jar.secret).toBe(made);
    await expect(guest.getBooking(code)).rejects.toThrow("link-unknown");
  }
});

test("a dead link renews nothing, nor does a form without a key", async () => {
  const { id, code, jar, guest } = await browser();
  const before = jar.secret;
  await guest.renewLink(code, newKey());
  await expect(guest.renewLink(code, "")).rejects.toThrow("form-outdated");
  jar.secret = before;
  await expect(guest.renewLink(code, newKey())).rejects.toThrow("link-unknown");
  expect(jar.secret).toBe(before);
  expect(await renewals(id)).toBe(1);
});

test("a link is renewed five times an hour at most", async () => {
  const { id, code, guest } = await browser();
  for (let time = 0; time < 5; time += 1) await guest.renewLink(code, newKey());
  await expect(guest.renewLink(code, newKey())).rejects.toThrow("too-many-requests");
  expect(await renewals(id)).toBe(5);
});
