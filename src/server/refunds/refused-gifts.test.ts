import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { askForDeposit, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay } from "../../../tests/support/visit.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { askedOf } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import { openBalance } from "../begin/pay-due.ts";
import { inTransaction } from "../database/transaction.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { moveRefund } from "./move-refund.ts";
import { sendRefund } from "./send-refund.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
await askForDeposit(app);
const lia = await ownerAt(app);
const byWebhook = { actor: "provider", source: "webhook" } as const;
const TOTAL = 267_000;
const HALF = 133_500;
const GIFT = 20_000;

const refundsOf = async (id: string) =>
  (await lia.api.getBooking({ bookingId: id })).money.filter((entry) => entry.kind === "refund");

const alertsOf = async (id: string) =>
  (await lia.api.today()).alerts.filter(({ bookingId }) => bookingId === id);

async function refuse(refundId: string): Promise<void> {
  const change = { cause: byWebhook, at: new Date(deps.clock()) };
  const failed = { state: "failed", providerId: null } as const;
  await inTransaction(deps.db, (tx) => moveRefund(deps, { ...change, tx }, refundId, failed));
}

/** Half of the price is paid, and the provider refused a gift. */
async function giftRefused(amount = GIFT) {
  const { id } = await confirmed(app);
  await lia.api.giveBack({ bookingId: id, amount, words: "Barulho da obra" });
  const [refund] = await refundsOf(id);
  const refundId = refund?.id ?? "";
  await refuse(refundId);
  return { id, refundId };
}

/** Pays the open amount from the guest's page. */
async function payOpenBalance(id: string) {
  const { checkoutId } = await openBalance(deps, id);
  return async () => {
    await pay(app, checkoutId);
    await settleCheckout(deps, checkoutId, byWebhook);
  };
}

async function sumsOf(id: string) {
  const account = await readAccount(deps.db, id);
  for (const { id: refundId, state } of await refundsOf(id))
    if (state === "due") await sendRefund(deps, refundId);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
  const { total, received, refunding } = account;
  return { total, received, refunding, asked: askedOf(account) };
}

describe("a gift that the provider refused", () => {
  test("waits for the owner, who tries again: the rest is what it was before the gift", async () => {
    const { id, refundId } = await giftRefused();
    expect(await refundsOf(id)).toMatchObject([{ stuck: GIFT, isGift: true }]);
    await lia.api.retryRefund({ bookingId: id, refundId });
    expect(await alertsOf(id)).toEqual([]);
    const lowered = TOTAL - GIFT;
    expect(await sumsOf(id)).toEqual({
      ...{ total: lowered, received: HALF },
      ...{ refunding: GIFT, asked: HALF },
    });
    await expect(lia.api.takeGiftBack({ bookingId: id, refundId })).rejects.toThrow(
      "refund-settled",
    );
  });

  test("does not go back by itself with the full rest that was on its way, and is not lost", async () => {
    const { id } = await confirmed(app);
    const payRest = await payOpenBalance(id);
    await lia.api.giveBack({ bookingId: id, amount: GIFT, words: "Barulho da obra" });
    const [gift] = await refundsOf(id);
    await refuse(gift?.id ?? "");
    const [alert] = await alertsOf(id);
    await lia.api.dismissAlert({ alertId: alert?.id ?? "" });
    await payRest();
    expect(await refundsOf(id)).toMatchObject([{ state: "failed", stuck: GIFT }]);
    expect(await alertsOf(id), "told again").toMatchObject([{ kind: "refund-failed" }]);
    await lia.api.retryRefund({ bookingId: id, refundId: gift?.id ?? "" });
    expect(await sumsOf(id)).toEqual({
      ...{ total: TOTAL - GIFT, received: TOTAL },
      ...{ refunding: GIFT, asked: 0 },
    });
  });

  test("leaves what else was paid too much to go back by itself", async () => {
    const { id } = await confirmed(app);
    const payRest = await payOpenBalance(id);
    await lia.api.giveBack({ bookingId: id, amount: GIFT, words: "Barulho da obra" });
    const [gift] = await refundsOf(id);
    await refuse(gift?.id ?? "");
    await lia.api.giveDiscount({ bookingId: id, amount: 1_000, words: "Café" });
    await payRest();
    expect(await refundsOf(id)).toMatchObject([{ stuck: GIFT }, { amount: -1_000, state: "due" }]);
  });

  test("is given by hand meanwhile: the price is lowered once, and nothing goes again", async () => {
    const { id, refundId } = await giftRefused();
    await lia.api.noteReturn({ bookingId: id, amount: GIFT, means: "pix" });
    expect(await alertsOf(id)).toEqual([]);
    expect(await sumsOf(id)).toEqual({
      ...{ total: TOTAL - GIFT, received: HALF },
      ...{ refunding: GIFT, asked: HALF },
    });
    await expect(lia.api.retryRefund({ bookingId: id, refundId })).rejects.toThrow(
      "refund-settled",
    );
    await expect(lia.api.takeGiftBack({ bookingId: id, refundId })).rejects.toThrow(
      "refund-settled",
    );
  });

  test("is given by hand in part: only the rest waits", async () => {
    const { id, refundId } = await giftRefused();
    await lia.api.noteReturn({ bookingId: id, amount: 5_000, means: "cash" });
    expect((await refundsOf(id))[0]).toMatchObject({ stuck: GIFT - 5_000 });
    await lia.api.noteRefund({ bookingId: id, refundId, means: "pix" });
    expect(await sumsOf(id)).toEqual({
      ...{ total: TOTAL - GIFT, received: HALF },
      ...{ refunding: GIFT, asked: HALF },
    });
  });

  test("is taken back: the price is again what it was, once", async () => {
    const { id, refundId } = await giftRefused();
    await lia.api.takeGiftBack({ bookingId: id, refundId });
    expect(await alertsOf(id)).toEqual([]);
    expect(await sumsOf(id)).toEqual({
      ...{ total: TOTAL, received: HALF },
      ...{ refunding: 0, asked: HALF },
    });
    for (const again of ["takeGiftBack", "retryRefund"] as const)
      await expect(lia.api[again]({ bookingId: id, refundId })).rejects.toThrow("refund-settled");
  });

  test("is hers once she has paid the lowered price", async () => {
    const { id, refundId } = await giftRefused();
    await (await payOpenBalance(id))();
    expect(await refundsOf(id)).toMatchObject([{ stuck: 0 }]);
    for (const again of ["takeGiftBack", "retryRefund"] as const)
      await expect(lia.api[again]({ bookingId: id, refundId })).rejects.toThrow("refund-settled");
    expect(await sumsOf(id)).toMatchObject({ received: TOTAL - GIFT, asked: 0 });
  });

  test("of money that she had paid too much leaves it hers when it is taken back", async () => {
    const { id } = await confirmed(app);
    await lia.api.notePayment({
      bookingId: id,
      amount: HALF + 5_000,
      means: "cash",
      evenMore: true,
    });
    await lia.api.giveBack({ bookingId: id, amount: 5_000, words: "Pagou a mais" });
    const [refund] = await refundsOf(id);
    await refuse(refund?.id ?? "");
    await lia.api.takeGiftBack({ bookingId: id, refundId: refund?.id ?? "" });
    expect(await sumsOf(id)).toMatchObject({ total: TOTAL, asked: -5_000 });
  });

  test("can still be given once the booking was cancelled, as long as money is here", async () => {
    const { id, refundId } = await giftRefused();
    await endWithdrawal(app, id);
    await lia.api.cancelBooking({
      bookingId: id,
      who: "guest",
      refund: HALF - 30_000,
      agreed: "Combinado.",
    });
    expect((await refundsOf(id))[0]).toMatchObject({ stuck: GIFT });
    await lia.api.retryRefund({ bookingId: id, refundId });
    expect(await sumsOf(id)).toMatchObject({ total: 10_000, asked: 0 });
  });
});

test("only a gift can be taken back", async () => {
  const { id } = await confirmed(app);
  await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: "all", seen: HALF });
  const [refund] = await refundsOf(id);
  await refuse(refund?.id ?? "");
  await expect(lia.api.takeGiftBack({ bookingId: id, refundId: refund?.id ?? "" })).rejects.toThrow(
    "invalid-request",
  );
});
