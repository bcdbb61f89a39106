import { describe, expect, test } from "vitest";
import { heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { confirmed, freshStay, refundByHand, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { reconcile } from "../reconciler/reconcile.ts";

/** Empty settings count as missing. */
const noStripe = {
  ...{ STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "" },
  ...{ STRIPE_ACCOUNT: "", STRIPE_WEBHOOK_SECRET: "" },
};

describe("a house without a provider", async () => {
  const app = await openTestApp({ settings: noStripe });

  test("refuses the specified call in words, and holds nothing", async () => {
    const answer = await new Visit(app).book("mar", freshStay(app));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe("means-not-taken");
    const { rows } = await app.deps.pool.query("select count(*)::int as bookings from booking");
    expect(rows).toEqual([{ bookings: 0 }]);
  });

  test("takes Pix of visitors once it has a key, whatever the key was meant for", async () => {
    await expect(heldForPix(app)).rejects.toThrow("means-not-taken");
    await takePix(app, { onSite: false });
    const { id } = await heldForPix(app);
    expect(await stateOf(app, id)).toBe("held");
  });

  test("reconciles, although nobody can be asked", async () => {
    await expect(reconcile(app.deps)).resolves.not.toThrow();
  });
});

describe("a house with Stripe on its own account", async () => {
  const app = await openTestApp({ settings: { STRIPE_ACCOUNT: "" } });

  test("sells, and hears of it by a notice that names no account", async () => {
    const { id, checkoutId } = await confirmed(app);
    expect(await stateOf(app, id)).toBe("confirmed");
    await refundByHand(app, checkoutId, 10_000, null);
    await reconcile(app.deps);
    const { rows } = await app.deps.pool.query(
      "select refunded from booking_account where booking_id = $1",
      [id],
    );
    expect(rows).toEqual([{ refunded: 10_000 }]);
  });

  test("confirms by the notice alone", async () => {
    const url = await app.http.listen({ port: 0, host: "127.0.0.1" });
    app.payments.setWebhookUrl(`${url}/payment/webhook`);
    const visit = new Visit(app);
    const { checkoutId } = (await visit.book("farol", freshStay(app))).json();
    await pay(app, checkoutId);
    const state = async () => {
      const { rows } = await app.deps.pool.query(
        `select booking.state from booking join payment_session on booking_id = booking.id
         where checkout_id = $1`,
        [checkoutId],
      );
      return rows[0]?.state;
    };
    await expect.poll(state, { timeout: 10_000 }).toBe("confirmed");
  });
});
