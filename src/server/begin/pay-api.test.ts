import { afterEach, describe, expect, test } from "vitest";
import { asCommand } from "../../../tests/support/as-command.ts";
import { newPayer, takePix } from "../../../tests/support/hand-pix.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import { wishFor } from "../../../tests/support/page-payments.ts";
import { browserOn } from "../../../tests/support/pay-browser.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import type { PayRequest } from "../../contract/pay-api.ts";

const app = await openTestApp({ mercadoPago: true, settings: { LIMITS: "true" } });
const { deps } = app;

afterEach(async () => {
  await deps.pool.query("delete from door_tally");
  await asCommand(deps.pool, "update property set payment_choice = null, pix_terms = null");
});

const hold = (request: PayRequest, browser = browserOn(app), key = newKey()) =>
  browser.api.hold(key, request);

describe("a visitor who pays otherwise than in a frame", () => {
  test("is refused what the house does not take like that", async () => {
    const card = await wishFor(app, "card");
    const pix = await wishFor(app, "pix");
    await expect(hold(card), "in the frame").rejects.toMatchObject({ code: "means-not-taken" });
    await expect(hold(pix), "nowhere").rejects.toMatchObject({ code: "means-not-taken" });
    await takePix(app, { onSite: false });
    await expect(hold(pix), "not here").rejects.toMatchObject({ code: "means-not-taken" });
    await takePix(app, { onSite: true });
    expect(await hold(pix)).toMatchObject({ at: "hand-pix" });
    await takeBy(deps);
    expect(await hold({ ...(await wishFor(app, "pix")) })).toMatchObject({ at: "payment" });
    expect(await hold(card)).toMatchObject({ at: "payment" });
  });

  test("pays to the house's key only where no provider takes Pix", async () => {
    await takePix(app, { onSite: true });
    await takeBy(deps, { pix: "by-hand" });
    const byHand = await wishFor(app, "pix");
    expect(await hold(byHand)).toMatchObject({ at: "hand-pix" });
    await takeBy(deps);
    const browser = browserOn(app);
    const { code, at } = await hold(await wishFor(app, "pix"), browser);
    expect(at).toBe("payment");
    expect(browser.secrets.has(code), "its link is kept").toBe(true);
  });

  test("gets the price that she was shown, or none", async () => {
    await takeBy(deps);
    const wish = await wishFor(app, "pix");
    const seen = { ...wish, dueNow: wish.dueNow - 100 };
    await expect(hold(seen)).rejects.toMatchObject({ code: "offer-differs" });
    const browser = browserOn(app);
    const before = await hold(wish, browser);
    await deps.pool.query(
      "update listing set nightly_price = nightly_price + 1000, weekend_price = weekend_price + 1000 where id = 'mar'",
    );
    await expect(hold(wish), "of the old price").rejects.toMatchObject({ code: "nights-taken" });
    const { dueNow } = await wishFor(app, "pix");
    const after = await hold({ ...wish, dueNow }, browser);
    expect(after.code, "a hold of its own").not.toBe(before.code);
  });

  test("does not lose her nights to her own press of 'Book Now' that was not answered", async () => {
    await takeBy(deps, { card: "stripe" });
    const wish = await wishFor(app, "pix");
    const unanswered = newKey();
    const lost = await new Visit(app).book(wish.listingId, wish.stay, { key: unanswered });
    expect(lost.statusCode).toBe(200);
    await expect(hold(wish), "a stranger").rejects.toMatchObject({ code: "nights-taken" });
    const guess = { ...wish, unanswered: newKey() };
    await expect(hold(guess), "by a guess").rejects.toMatchObject({ code: "nights-taken" });
    expect(await hold({ ...wish, unanswered })).toMatchObject({ at: "payment" });
  });

  test("sends a form once, and another payer's is another", async () => {
    await takeBy(deps);
    const wish = await wishFor(app, "card");
    const key = newKey();
    const browser = browserOn(app);
    const [one, same] = await Promise.all([hold(wish, browser, key), hold(wish, browser, key)]);
    expect(same).toEqual(one);
    const other = { ...wish, payer: newPayer() };
    await expect(hold(other, browser, key)).rejects.toMatchObject({ code: "key-reused" });
    await expect(hold(wish, browser, "x")).rejects.toMatchObject({ code: "form-outdated" });
  });

  test.each([
    ["pix", 10],
    ["card", 30],
  ] as const)("begins to pay by %s %i times in ten minutes from one place", async (means, most) => {
    await takeBy(deps);
    const wish = await wishFor(app, means);
    const browser = browserOn(app, { address: "198.51.100.7" });
    const again = () => hold({ ...wish, payer: newPayer() }, browser);
    for (let time = 1; time <= most; time++) await again();
    await expect(again()).rejects.toMatchObject({ code: "too-many-requests" });
    expect(await hold(await wishFor(app, means))).toMatchObject({ at: "payment" });
  });

  test("fills nobody's mailbox from many places, and keeps nobody from paying in her own name", async () => {
    await takeBy(deps);
    const payer = newPayer();
    const from = async (place: number) => {
      const wish = { ...(await wishFor(app, "card")), payer };
      return hold(wish, browserOn(app, { address: `203.0.113.${place}` }));
    };
    for (let place = 1; place <= 12; place++) await from(place);
    const { rows } = await deps.pool.query(
      `select count(*)::int as held, count(mail.id)::int as mailed
       from booking left join mail on mail.booking_id = booking.id where guest_email = $1`,
      [payer.email],
    );
    expect(rows).toEqual([{ held: 12, mailed: 10 }]);
  });
});
