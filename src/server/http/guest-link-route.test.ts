import { describe, expect, test } from "vitest";
import { bookingOf, confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { guestLink, guestSecret } from "../bookings/guest-link.ts";
import { createGuestApi } from "../guest/guest-api.ts";

const app = await openTestApp();
const { deps } = app;

async function linked() {
  const { checkoutId } = await confirmed(app);
  const booking = await bookingOf(app, checkoutId);
  const link = new URL(guestLink(deps.config, booking)).pathname;
  return { booking, link };
}

const asHolder = (secret: string | null) => createGuestApi(deps, () => secret);

describe("the link in a guest's mail", () => {
  test("keeps its secret in a cookie that no script reads, and redirects to the page", async () => {
    const { booking, link } = await linked();
    const answer = await new Visit(app).get(link);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/reserva/${booking.code}`);
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.cookies).toMatchObject([
      { name: `reserva-${booking.code}`, httpOnly: true, sameSite: "Lax", path: "/" },
    ]);
  });

  test("in English leads to the page in English", async () => {
    const { booking, link } = await linked();
    const answer = await new Visit(app).get(`/en${link}`);
    expect(answer.headers.location).toBe(`/en/reserva/${booking.code}`);
  });

  test.each([
    ["a wrong secret", (link: string) => `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`],
    ["another code", (link: string) => link.replace(/-\w{6}\//, "-222222/")],
    ["a strange code", (link: string) => link.replace(/MARE-\w{6}/, "%00")],
  ])("with %s opens nothing, and does not say why", async (_, changed) => {
    const { link } = await linked();
    const answer = await new Visit(app).get(changed(link));
    expect(answer.statusCode).toBe(303);
    expect(answer.cookies).toEqual([]);
  });

  test("opens the stay and its account, and nothing for anybody else", async () => {
    const { booking } = await linked();
    const secret = guestSecret(deps.config, booking);
    const own = await asHolder(secret).getBooking(booking.code);
    expect(own).toMatchObject({ state: "confirmed", total: 267_000, paid: 267_000, open: 0 });
    expect(own.payments).toMatchObject([{ amount: 267_000, means: "online" }]);
    const { booking: other } = await linked();
    for (const given of [null, "", secret.toLowerCase(), guestSecret(deps.config, other)]) {
      await expect(asHolder(given).getBooking(booking.code)).rejects.toMatchObject({
        code: "link-unknown",
      });
    }
  });

  test("is dead once the version is raised, and was never alive for an unpaid booking", async () => {
    const { booking } = await linked();
    const secret = guestSecret(deps.config, booking);
    await deps.pool.query("update booking set link_version = 2 where id = $1", [booking.id]);
    const unpaid = await bookingOf(app, (await held(app)).checkoutId);
    for (const [{ code }, given] of [
      [booking, secret],
      [unpaid, guestSecret(deps.config, unpaid)],
    ] as const) {
      await expect(asHolder(given).getBooking(code)).rejects.toMatchObject({
        code: "link-unknown",
      });
    }
  });
});
