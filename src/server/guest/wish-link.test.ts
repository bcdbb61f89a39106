import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { guestLinkTo } from "../../../tests/support/guest-secret.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { sendMail } from "../mail/send-mail.ts";
import { createTasks } from "../worker/run-jobs.ts";
import { createGuestApi } from "./guest-api.ts";
import { leaveWish } from "./wish-link.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const app = await openTestApp({ settings: { LIMITS: "true" } });
const { deps } = app;

/** A caller from a new address each time, because of the rate limit. */
const from = () => createGuestApi(deps, guestCaller(null, randomUUID()));
const newEmail = () => `${randomUUID()}@exemplo.example`;

async function booked(email = newEmail(), language = "pt-BR") {
  const { id } = await confirmed(app, "mar", { name: "Helena Prado", email });
  await deps.pool.query("update booking set language = $2 where id = $1", [id, language]);
  await deps.pool.query("update mail set sent_at = now() where booking_id = $1", [id]);
  return { ...(await getBooking(deps.db, id)), email };
}

/** Runs the jobs of all requests, each twice, and sends the mails. */
async function work(): Promise<void> {
  const wishes = await deps.db.selectFrom("link_wish").select("id").execute();
  for (const { id } of [...wishes, ...wishes]) {
    await createTasks(deps)["send-links"]?.({ wishId: id }, { job: {} } as never);
  }
  const owed = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("kind", "=", "guest-links")
    .where("sent_at", "is", null)
    .execute();
  for (const { id } of owed) await sendMail(deps, id);
}

const mailsTo = (email: string) =>
  app.mail.messages().filter(({ to }) => to.some(({ address }) => address === email));

async function sentTo(email: string): Promise<number> {
  await work();
  return mailsTo(email).length;
}

describe("a lost link", () => {
  test("is mailed to the booking's own address, with all that this address has booked", async () => {
    const first = await booked();
    const second = await booked(first.email);
    await from().findLink({ email: ` ${first.email.toUpperCase()} ` });
    expect(await sentTo(first.email)).toBe(1);
    const [mail] = mailsTo(first.email);
    expect(mail?.subject).toBe(`O link da sua reserva: ${second.code}`);
    for (const booking of [first, second]) {
      expect(mail?.text).toContain(booking.code);
      expect(mail?.html).toContain(await guestLinkTo(deps, booking));
    }
    const { rows } = await deps.pool.query("select from link_wish");
    expect(rows).toEqual([]);
  });

  test("is told in the language of the booking", async () => {
    const { email, code } = await booked(newEmail(), "en-US");
    await from().findLink({ email });
    expect(await sentTo(email)).toBe(1);
    expect(mailsTo(email)[0]?.subject).toBe(`The link to your booking: ${code}`);
    expect(mailsTo(email)[0]?.html).toContain("/en/verificar");
  });

  test.each([
    ["as it is written", (code: string) => code],
    ["in lower case, without its hyphen", (code: string) => code.toLowerCase().replace("-", " ")],
  ])("is found by its code %s", async (_, typed) => {
    const { email, code } = await booked();
    await from().findLink({ email, code: typed(code) });
    expect(await sentTo(email)).toBe(1);
  });

  test("is not sent for a code and an address that do not belong together", async () => {
    const [one, other] = [await booked(), await booked()];
    await from().findLink({ email: one.email, code: other.code });
    expect(await sentTo(one.email)).toBe(0);
    expect(await sentTo(other.email)).toBe(0);
  });

  test("of a cancelled booking is sent for a month, and of an erased or a portal's never", async () => {
    const cancelled = await booked();
    await cancelBooking(
      deps,
      cancelled.id,
      { actor: "person:dona", source: "admin" },
      { who: "guest" },
    );
    const sold = await booked();
    await deps.pool.query(
      `insert into portal_stay (booking_id, listing_id, portal, feed_name, uid, first_night,
         end_day, created_at)
       select id, listing_id, 'airbnb', 'Airbnb', id, check_in, check_out, created_at
       from booking where id = $1`,
      [sold.id],
    );
    const erased = await booked();
    await deps.pool.query(
      `update booking set guest_name = null, guest_email = null, guest_phone = null,
         visitor_id = null, erased_at = now() where id = $1`,
      [erased.id],
    );
    for (const { email } of [cancelled, sold, erased]) await from().findLink({ email });
    await leaveWish(deps, { email: null, code: erased.code });
    expect(await sentTo(cancelled.email)).toBe(1);
    expect(await sentTo(sold.email)).toBe(0);
    expect(await sentTo(erased.email)).toBe(0);
    app.passTime(31 * DAY);
    await from().findLink({ email: cancelled.email });
    expect(await sentTo(cancelled.email)).toBe(1);
  });

  test("is mailed once an hour, however often and in whatever way it is asked for", async () => {
    const { email, code } = await booked();
    await from().findLink({ email });
    await from().findLink({ email, code });
    await leaveWish(deps, { email: null, code });
    expect(await sentTo(email)).toBe(1);
    await from().findLink({ email });
    expect(await sentTo(email)).toBe(1);
    app.passTime(HOUR + 1);
    await from().findLink({ email });
    expect(await sentTo(email)).toBe(2);
    const ids = mailsTo(email).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("asking for a link", () => {
  test("is answered alike, by the same statements, whether or not there is a booking", async () => {
    const { email, code } = await booked();
    const statements = vi.spyOn(pg.Client.prototype, "query");
    const asked: string[] = [];
    for (const wish of [
      { email, code },
      { email: newEmail(), code },
      { email, code: "MARE-222222" },
    ]) {
      statements.mockClear();
      expect(await from().findLink(wish)).toBeUndefined();
      asked.push(JSON.stringify(statements.mock.calls.map(([query]) => textOf(query))));
    }
    statements.mockRestore();
    expect(new Set(asked).size).toBe(1);
  });

  test("refuses what is no address and no code, and counts it as nothing", async () => {
    const place = from();
    for (let time = 0; time < 12; time += 1) {
      await expect(place.findLink({ email: "helena" })).rejects.toMatchObject({
        code: "invalid-request",
        details: { field: "email" },
      });
    }
    const wrong = { email: newEmail(), code: "MARE-1" };
    await expect(place.findLink(wrong)).rejects.toMatchObject({ details: { field: "code" } });
    await place.findLink({ email: newEmail() });
  });

  test("ends after ten times from one place, and begins again ten minutes later", async () => {
    const place = from();
    for (let time = 0; time < 10; time += 1) await place.findLink({ email: newEmail() });
    await expect(place.findLink({ email: newEmail() })).rejects.toThrow("too-many-requests");
    await from().findLink({ email: newEmail() });
    app.passTime(10 * 60_000 + 1);
    await place.findLink({ email: newEmail() });
  });

  test("is charged to who asks: whoever else has asked for her, she has her mail", async () => {
    const { email, code } = await booked();
    for (let time = 0; time < 12; time += 1) {
      const others = [
        { email, code: "MARE-222222" },
        { email: newEmail(), code },
      ];
      for (const wish of others) await expect(from().findLink(wish)).resolves.toBeUndefined();
    }
    expect(await sentTo(email)).toBe(0);
    await expect(from().findLink({ email })).resolves.toBeUndefined();
    expect(await sentTo(email)).toBe(1);
  });
});

function textOf(query: unknown): unknown {
  return typeof query === "object" && query && "text" in query ? query.text : query;
}
