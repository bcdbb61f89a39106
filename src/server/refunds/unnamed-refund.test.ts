import { describe, expect, test } from "vitest";
import {
  atMercadoPago,
  heldOnPage,
  moneyThere,
  sendRefundsOf,
} from "../../../tests/support/page-payments.ts";
import { loseBooking, stateOf } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { readAccount } from "../account/read-account.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { giveBack } from "./give-back.ts";

const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps);
const bank = atMercadoPago(app);
const cause = { actor: "system", source: "command" } as const;
const DAY = 24 * 60 * 60_000;

async function paidByPix() {
  const story = await heldOnPage(app, "pix");
  await bank.payPix(story.number);
  await settleCheckout(deps, story.checkoutId, cause);
  return story;
}

const refundsOf = (id: string) =>
  deps.db.selectFrom("refund").selectAll().where("booking_id", "=", id).execute();

describe("a refund without a name of ours", () => {
  test("is not taken for another one while ours waits for its answer", async () => {
    const { id, number, checkoutId } = await paidByPix();
    await giveBack(deps, id, { amount: 10_000, words: "Barulho" }, cause);
    await bank.fault({ path: `/v1/payments/${number}/refunds`, mode: "cut_after", times: 2 });
    await expect(sendRefundsOf(app, id)).rejects.toThrow();
    expect(moneyThere(app, id).refunded).toBe(10_000);
    await settleCheckout(deps, checkoutId, cause);
    expect(await refundsOf(id)).toMatchObject([{ amount: 10_000, state: "due" }]);
    await sendRefundsOf(app, id);
    expect(await refundsOf(id)).toMatchObject([{ amount: 10_000, state: "succeeded" }]);
    expect(moneyThere(app, id).refunded).toBe(10_000);
  });

  test("was made by hand there, if none of ours is on its way", async () => {
    const { id, number } = await paidByPix();
    await bank.refundByHand(number, 20_000);
    await reconcile(deps);
    await reconcile(deps);
    expect(await refundsOf(id)).toMatchObject([
      { amount: 20_000, state: "succeeded", reason: "goodwill" },
    ]);
    expect(await readAccount(deps.db, id)).toMatchObject({ refunded: 20_000 });
  });

  test("is found by its amount once the provider has forgotten the key", async () => {
    const { id, number } = await paidByPix();
    await giveBack(deps, id, { amount: 30_000, words: "Chuva" }, cause);
    await bank.fault({ path: `/v1/payments/${number}/refunds`, mode: "cut_after", times: 2 });
    await expect(sendRefundsOf(app, id)).rejects.toThrow();
    app.passTime(2 * DAY);
    await sendRefundsOf(app, id);
    expect(await refundsOf(id)).toMatchObject([{ amount: 30_000, state: "succeeded" }]);
    expect(moneyThere(app, id).refunded).toBe(30_000);
  });
});

test("after the provider's window the house gives back by hand", async () => {
  const { id } = await paidByPix();
  app.passTime(89 * DAY);
  await giveBack(deps, id, { amount: 1_000, words: "Um dia antes" }, cause);
  app.passTime(2 * DAY);
  await giveBack(deps, id, { amount: 2_000, words: "Um dia depois" }, cause);
  const refunds = await refundsOf(id);
  const stateFor = (sum: number) => refunds.find(({ amount }) => amount === sum)?.state;
  expect([stateFor(1_000), stateFor(2_000)]).toEqual(["due", "by-hand"]);
});

test("a booking that a restore has lost is rebuilt from its Pix, with its guest", async () => {
  const { id, payer } = await paidByPix();
  await loseBooking(app, id);
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("confirmed");
  const found = await deps.db
    .selectFrom("booking")
    .select(["guest_name", "guest_email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ guest_name: payer.name, guest_email: payer.email });
});
