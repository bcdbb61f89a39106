import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { guestLinkTo, guestSecret } from "../../../tests/support/guest-secret.ts";
import { bookingOf, confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { guestCancelUrl, guestChangeUrl, guestReceiptUrl } from "../../contract/page-urls.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { findLinked } from "../guest/find-linked.ts";
import { createGuestApi } from "../guest/guest-api.ts";

const app = await openTestApp();
const { deps } = app;

async function linked() {
  const { checkoutId } = await confirmed(app);
  const booking = await bookingOf(app, checkoutId);
  const link = new URL(await guestLinkTo(deps, booking)).pathname;
  return { booking, link };
}

const asHolder = (secret: string | null) => createGuestApi(deps, guestCaller(secret));

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

  test.each(["cancelar", "mudar", "recibo", "pix", "cancelar.data", "calendario.ics"])(
    "is no page below the guest's: %s",
    async (name) => {
      const { booking } = await linked();
      const answer = await new Visit(app).get(`/reserva/${booking.code}/${name}`);
      expect(answer.statusCode).not.toBe(303);
    },
  );

  test("opens the stay and its account, and nothing for anybody else", async () => {
    const { booking } = await linked();
    const secret = await guestSecret(deps, booking);
    const own = await asHolder(secret).getBooking(booking.code);
    expect(own).toMatchObject({ state: "confirmed", total: 267_000, paid: 267_000, open: 0 });
    expect(own.payments).toMatchObject([{ amount: 267_000, means: "online" }]);
    const { booking: other } = await linked();
    for (const given of [null, "", secret.toLowerCase(), await guestSecret(deps, other)]) {
      await expect(asHolder(given).getBooking(booking.code)).rejects.toMatchObject({
        code: "link-unknown",
      });
    }
  });

  test("is dead once it has ended", async () => {
    const { booking } = await linked();
    const secret = await guestSecret(deps, booking);
    await deps.pool.query("update guest_link set ended_at = now() where booking_id = $1", [
      booking.id,
    ]);
    await expect(asHolder(secret).getBooking(booking.code)).rejects.toMatchObject({
      code: "link-unknown",
    });
  });

  test("opens a booking that waits for its payment, and one that waited in vain", async () => {
    const { checkoutId, visit } = await held(app);
    const unpaid = await bookingOf(app, checkoutId);
    const guest = asHolder(await guestSecret(deps, unpaid));
    expect(await guest.getBooking(unpaid.code)).toMatchObject({ state: "held" });
    await visit.post("/payment/release-checkout", { checkoutId });
    expect(await guest.getBooking(unpaid.code)).toMatchObject({ state: "expired" });
  });

  test("does not take the pages below the guest's own for secrets", async () => {
    for (const url of [guestCancelUrl, guestChangeUrl, guestReceiptUrl]) {
      for (const path of [url("MARE-222222"), `/en${url("MARE-222222")}.data`]) {
        expect((await new Visit(app).get(path)).statusCode).toBe(404);
      }
    }
  });

  test("changes nothing when a scanner of mails looks at it", async () => {
    const { booking, link } = await linked();
    for (const method of ["HEAD", "GET"] as const) {
      expect((await app.http.inject({ method, url: link })).statusCode).toBe(303);
    }
    expect(await findBooking(deps.db, booking.id)).toEqual(booking);
    expect((await new Visit(app).get(link)).cookies).toHaveLength(1);
  });

  test("costs one statement for every code that it does not open", async () => {
    const { booking: own } = await linked();
    const { booking: sold } = await linked();
    await deps.pool.query(
      `insert into portal_stay (booking_id, listing_id, portal, feed_name, uid, first_night,
         end_day, created_at)
       select id, listing_id, 'airbnb', 'Airbnb', id, check_in, check_out, created_at
       from booking where id = $1`,
      [sold.id],
    );
    const statements = vi.spyOn(pg.Client.prototype, "query");
    const asked: unknown[] = [];
    for (const [code, secret] of [
      [own.code, await guestSecret(deps, sold)],
      [own.code, null],
      [sold.code, await guestSecret(deps, sold)],
      ["MARE-222222", await guestSecret(deps, own)],
      ["\0", ""],
    ] as const) {
      statements.mockClear();
      expect(await findLinked(deps, code, secret)).toBeUndefined();
      asked.push(statements.mock.calls.map(([query]) => textOf(query)));
    }
    statements.mockRestore();
    expect(new Set(asked.map((texts) => JSON.stringify(texts))).size).toBe(1);
    expect(asked[0]).toHaveLength(1);
  });
});

function textOf(query: unknown): unknown {
  return typeof query === "object" && query && "text" in query ? query.text : query;
}
