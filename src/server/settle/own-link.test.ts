import { describe, expect, test } from "vitest";
import { guestSecret } from "../../../tests/support/guest-secret.ts";
import { bookingOf, held, paid } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { guestCalendarFileUrl } from "../../contract/page-urls.ts";

const app = await openTestApp();

const kept = (answer: Awaited<ReturnType<Visit["settle"]>>) =>
  answer.cookies.filter(({ name }) => name.startsWith("reserva-"));

describe("the success page in the browser that made the booking", () => {
  test("gets the link of the booking, in a cookie that no script reads", async () => {
    const { visit, checkoutId } = await paid(app);
    const answer = await visit.settle(checkoutId);
    const booking = await bookingOf(app, checkoutId);
    expect(kept(answer)).toMatchObject([
      {
        name: `reserva-${booking.code}`,
        value: await guestSecret(app.deps, booking),
        httpOnly: true,
        sameSite: "Lax",
      },
    ]);
  });

  test("gets it also while the bank confirms the payment", async () => {
    const { visit, checkoutId } = await held(app);
    await pay(app, checkoutId, { method: "pix" });
    const answer = await visit.settle(checkoutId);
    expect(answer.statusCode).toBe(202);
    expect(kept(answer)).toHaveLength(1);
  });

  test("gets nothing for an unpaid session", async () => {
    const { visit, checkoutId } = await held(app);
    const answer = await visit.settle(checkoutId);
    expect(answer.statusCode).toBe(402);
    expect(kept(answer)).toEqual([]);
  });

  test("and no other browser does that merely has the session's id", async () => {
    const { visit, checkoutId } = await paid(app);
    const somebody = (await held(app, "coqueiro")).visit;
    const forger = new Visit(app);
    forger.cookie = visit.cookie.replace(/=([^.%]+)/, "=00000000-0000-4000-8000-000000000000");
    for (const stranger of [new Visit(app), somebody, forger]) {
      const answer = await stranger.settle(checkoutId);
      expect(answer.statusCode).toBe(200);
      expect(kept(answer)).toEqual([]);
    }
  });
});

describe("the calendar file of a guest's own page", () => {
  test("is there for the holder of the link of a confirmed booking", async () => {
    const { visit, checkoutId } = await paid(app);
    await visit.settle(checkoutId);
    const { code, check_in } = await bookingOf(app, checkoutId);
    const answer = await visit.get(guestCalendarFileUrl(code));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/calendar");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body).toContain(code);
    expect(answer.body).toContain(check_in.replaceAll("-", ""));
  });

  test("is for everybody else what an unknown booking is", async () => {
    const { visit, checkoutId } = await paid(app);
    await visit.settle(checkoutId);
    const { code, id } = await bookingOf(app, checkoutId);
    const unknown = await visit.get(guestCalendarFileUrl("MARE-222222"));
    expect(unknown.statusCode).toBe(404);
    expect((await new Visit(app).get(guestCalendarFileUrl(code))).body).toBe(unknown.body);
    await app.deps.pool.query(
      "update booking set state = 'cancelled', ended_at = now() where id = $1",
      [id],
    );
    expect((await visit.get(guestCalendarFileUrl(code))).body).toBe(unknown.body);
  });
});
