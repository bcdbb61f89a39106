import { describe, expect, test } from "vitest";
import { atMercadoPago, heldOnPage, moneyThere } from "../../../tests/support/page-payments.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { readAccount } from "../account/read-account.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { joinProviders } from "../payments/payments.ts";
import { createStripeProvider } from "../payments/stripe/provider.ts";
import { closeCheckout } from "./close-checkout.ts";
import { settleCheckout } from "./settle-checkout.ts";

const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps);
const bank = atMercadoPago(app);
const cause = { actor: "system", source: "timetable" } as const;

describe("the number of a payment", () => {
  test.each(["mp_pix_", "mp_payment_"])("shows nobody its booking: %s", async (prefix) => {
    const { number, checkoutId } = await heldOnPage(app, "pix");
    await bank.payPix(number);
    await settleCheckout(deps, checkoutId, cause);
    const claimed = await app.http.inject({
      method: "POST",
      url: "/reservas",
      payload: { checkoutId: `${prefix}${number}` },
    });
    expect(claimed.statusCode).toBe(404);
    const file = await app.http.inject(`/reservas/${prefix}${number}/calendario.ics`);
    expect(file.statusCode).toBe(404);
  });
});

test("a hold whose provider has lost its settings is not ended as if nobody had paid", async () => {
  const { id, number } = await heldOnPage(app, "pix");
  await bank.payPix(number);
  const stripe = createStripeProvider(deps.config);
  if (!stripe) throw new Error("no settings for Stripe");
  const alone = { ...deps, payments: joinProviders([stripe]) };
  const closing = closeCheckout(alone, await getBooking(deps.db, id), cause);
  await expect(closing).rejects.toThrow("unknown");
  expect(await stateOf(app, id)).toBe("held");
  await closeCheckout(deps, await getBooking(deps.db, id), cause);
  expect(await stateOf(app, id)).toBe("confirmed");
});

test("a new page that the provider's search does not show yet is not taken for none", async () => {
  await bank.habits({ indexLagMs: 60_000 });
  const { id } = await heldOnPage(app, "card");
  const forgetful = { ...deps, payments: { ...deps.payments, findSession: async () => null } };
  const closing = closeCheckout(forgetful, await getBooking(deps.db, id), cause);
  await expect(closing).rejects.toThrow("unknown");
  expect(await stateOf(app, id)).toBe("held");
  await bank.habits({ indexLagMs: 0 });
});

test("another amount that shows only after the right one is an excess, and the stay stays paid", async () => {
  const { id, number, checkoutId, dueNow } = await heldOnPage(app, "pix");
  await bank.payPix(number);
  await settleCheckout(deps, checkoutId, cause);
  const other = await heldOnPage(app, "pix");
  await bank.payPix(other.number);
  const strange = {
    ...deps,
    payments: {
      ...deps.payments,
      async findSession(wanted: string) {
        const session = await deps.payments.findSession(wanted);
        if (!session?.paymentId) return session;
        const { paymentId, amount, refunded, refundableUntil } = session;
        const right = { paymentId, amount, refunded, refundableUntil };
        return { ...session, amount: 10_000, paymentId: `mp_${other.number}`, further: [right] };
      },
    },
  };
  await settleCheckout(strange, checkoutId, cause);
  expect(await stateOf(app, id)).toBe("confirmed");
  expect(await readAccount(deps.db, id)).toMatchObject({
    total: dueNow,
    received: dueNow + 10_000,
    refunding: 10_000,
  });
  expect(moneyThere(app, id).refunded).toBe(0);
});
