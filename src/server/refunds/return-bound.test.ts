import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { sendMail } from "../mail/send-mail.ts";
import { sendRefund } from "./send-refund.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const ROUNDS = 10;

const refundsOf = (id: string) =>
  deps.db.selectFrom("refund").selectAll().where("booking_id", "=", id).execute();

async function sendAll(id: string): Promise<void> {
  for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
}

async function cancellationMail(id: string): Promise<string> {
  const mail = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", id)
    .where("kind", "=", "cancellation")
    .executeTakeFirstOrThrow();
  await sendMail(deps, mail.id);
  return app.mail.messages().find(({ subject }) => /cancelada/.test(subject))?.text ?? "";
}

async function givenBackByHand(id: string): Promise<number> {
  const { money } = await lia.api.getBooking(id);
  const entries = money.filter(({ kind, amount }) => kind === "hand" && amount < 0);
  return -entries.reduce((sum, { amount }) => sum + amount, 0);
}

describe("what went back by hand", () => {
  test("is not given back to the card again: page, refund and mail say what is left", async () => {
    const { id, checkoutId, stay } = await confirmed(app, "coqueiro");
    const shorter = {
      listingId: "coqueiro",
      stay: { ...stay, checkOut: addDays(stay.checkIn, 2) },
    };
    const { version } = await lia.api.getBooking(id);
    await lia.api.changeStay(id, version, shorter, "list");
    await lia.api.notePayment(id, -76_000, "cash");
    expect(await lia.api.previewCancellation(id)).toMatchObject({
      refundPercent: 100,
      refundAmount: 152_000,
      refundable: 152_000,
    });
    await expect(lia.api.cancelBooking(id, 152_001)).rejects.toMatchObject({
      code: "refund-too-high",
    });
    await lia.api.cancelBooking(id, "policy");
    await sendAll(id);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(152_000);
    expect(await cancellationMail(id)).toMatch(/R\$\s1\.520/);
    await expect(lia.api.notePayment(id, -1, "pix")).rejects.toMatchObject({
      code: "refund-too-high",
    });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("leaves to the card what the card paid, where it came in by hand", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.notePayment(id, 50_000, "pix", true);
    await lia.api.notePayment(id, -20_000, "pix");
    expect(await lia.api.previewCancellation(id)).toMatchObject({ refundable: 228_000 });
    await lia.api.notePayment(id, -40_000, "pix");
    expect(await lia.api.previewCancellation(id)).toMatchObject({ refundable: 218_000 });
  });

  test("can be all of the money and not a centavo more, a typing error too", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await expect(lia.api.notePayment(id, -228_001, "cash")).rejects.toMatchObject({
      code: "refund-too-high",
    });
    await lia.api.notePayment(id, -228_000, "cash");
    expect(await lia.api.previewCancellation(id)).toMatchObject({ refundable: 0 });
  });

  test("and a refund after one that the bank refused: the Pix counts, the refused one does not", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.cancelBooking(id, "policy");
    await deps.pool.query("update refund set state = 'failed' where booking_id = $1", [id]);
    await lia.api.notePayment(id, -228_000, "pix");
    expect(await givenBackByHand(id)).toBe(228_000);
  });
});

describe("the database itself", () => {
  test("refuses to owe the card what was given back by hand, and the reverse", async () => {
    const { id } = await confirmed(app, "coqueiro");
    const { payment_id } = await deps.db
      .selectFrom("booking")
      .select("payment_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const byHand = (amount: number) =>
      deps.db
        .insertInto("hand_payment")
        .values({ booking_id: id, amount, method: "cash", at: new Date(), by: "person:dona" })
        .execute();
    const owe = (amount: number) =>
      deps.db
        .insertInto("refund")
        .values({
          booking_id: id,
          payment_id: payment_id ?? "",
          reason: "goodwill",
          amount,
          created_at: new Date(),
        })
        .execute();
    const beyond = { constraint: "returns_never_exceed_money" };
    await byHand(-100_000);
    await expect(owe(128_001)).rejects.toMatchObject(beyond);
    await expect(owe(128_000)).resolves.toHaveLength(1);
    await expect(byHand(-1)).rejects.toMatchObject(beyond);
  });

  test(`lets two who give back at once have the money once, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await confirmed(app, "jangada");
      const { paid } = await lia.api.getBooking(id);
      await Promise.allSettled([
        lia.api.cancelBooking(id, "policy"),
        lia.api.notePayment(id, -paid, "cash"),
      ]);
      const owed = (await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
      expect(owed + (await givenBackByHand(id))).toBe(paid);
    }
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});
