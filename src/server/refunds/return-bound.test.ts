import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { leftOf } from "../../domain/account.ts";
import { addDays } from "../../domain/day.ts";
import { post } from "../account/post.ts";
import { readAccount } from "../account/read-account.ts";
import { inTransaction } from "../database/transaction.ts";
import { sendMail } from "../mail/send-mail.ts";
import { moveRefund } from "./move-refund.ts";
import { sendRefund } from "./send-refund.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const ROUNDS = 10;
const cause = { actor: "provider", source: "webhook" } as const;

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
  const { money } = await lia.api.getBooking({ bookingId: id });
  const entries = money.filter((entry) => entry.kind === "refund" && entry.means !== "online");
  return -entries.reduce((sum, { amount }) => sum + amount, 0);
}

describe("what went back by hand", () => {
  test("is not given back to the card again: page, refund and mail say what is left", async () => {
    const { id, checkoutId, stay } = await confirmed(app, "coqueiro");
    const shorter = {
      listingId: "coqueiro",
      stay: { ...stay, checkOut: addDays(stay.checkIn, 2) },
    };
    const { version } = await lia.api.getBooking({ bookingId: id });
    await lia.api.changeStay({ bookingId: id, version, ...shorter, price: "list" });
    await lia.api.noteReturn({ bookingId: id, amount: 76_000, means: "cash" });
    expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({
      refundPercent: 100,
      refundAmount: 152_000,
      refundable: 152_000,
    });
    await expect(
      lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 152_001, agreed: "Combinado." }),
    ).rejects.toMatchObject({
      code: "refund-too-high",
    });
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    await sendAll(id);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(152_000);
    expect(await cancellationMail(id)).toMatch(/R\$\s1\.520/);
    await expect(
      lia.api.noteReturn({ bookingId: id, amount: 1, means: "pix" }),
    ).rejects.toMatchObject({
      code: "refund-too-high",
    });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("leaves to the card what the card paid, where it came in by hand", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.notePayment({ bookingId: id, amount: 50_000, means: "pix", evenMore: true });
    await lia.api.noteReturn({ bookingId: id, amount: 20_000, means: "pix" });
    const left = async () => {
      const { payments } = await readAccount(deps.db, id);
      return payments.map((payment) => [payment.means, leftOf(payment)]);
    };
    expect(await left()).toEqual([
      ["online", 228_000],
      ["pix", 30_000],
    ]);
    await lia.api.noteReturn({ bookingId: id, amount: 40_000, means: "pix" });
    expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({
      refundable: 218_000,
    });
  });

  test("can be all of the money and not a centavo more, a typing error too", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await expect(
      lia.api.noteReturn({ bookingId: id, amount: 228_001, means: "cash" }),
    ).rejects.toMatchObject({
      code: "refund-too-high",
    });
    await lia.api.noteReturn({ bookingId: id, amount: 228_000, means: "cash" });
    expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({ refundable: 0 });
  });

  test("and a refund after one that the bank refused: the Pix counts, the refused one does not", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    const [refund] = await refundsOf(id);
    const failed = { state: "failed", providerId: null } as const;
    await inTransaction(deps.db, (tx) =>
      moveRefund(deps, { tx, cause, at: new Date(deps.clock()) }, refund?.id ?? "", failed),
    );
    await lia.api.noteReturn({ bookingId: id, amount: 228_000, means: "pix" });
    expect(await givenBackByHand(id)).toBe(228_000);
  });
});

describe("the database itself", () => {
  test("refuses to give back more of a payment than came in by it", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.notePayment({ bookingId: id, amount: 50_000, means: "pix", evenMore: true });
    const { payments } = await readAccount(deps.db, id);
    const [payment] = payments;
    const give = (amount: number) =>
      inTransaction(deps.db, async (tx) => {
        const change = { tx, cause, at: new Date(deps.clock()) };
        const { id: refundId } = await tx
          .insertInto("refund")
          .values({
            booking_id: id,
            of_payment: payment?.id ?? "",
            reason: "goodwill",
            amount,
            means: "online",
            created_at: change.at,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        const part = { paymentId: payment?.id ?? "", refundId, amount };
        await post(change, id, [{ kind: "refund", ...part }]);
      });
    const refused = { constraint: "returns_never_exceed_payment" };
    await expect(give(228_001)).rejects.toMatchObject(refused);
    await give(128_000);
    await expect(give(100_001)).rejects.toMatchObject(refused);
    await give(100_000);
  });

  test.each(["update account_entry set amount = 1", "delete from account_entry"])(
    "refuses to change an entry: %s",
    async (statement) => {
      await confirmed(app, "coqueiro");
      await expect(deps.pool.query(statement)).rejects.toThrow("append-only");
    },
  );

  test(`lets two who give back at once have the money once, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await confirmed(app, "jangada");
      const { paid } = await lia.api.getBooking({ bookingId: id });
      await Promise.allSettled([
        lia.api.cancelBooking({ bookingId: id, who: "guest" }),
        lia.api.noteReturn({ bookingId: id, amount: paid, means: "cash" }),
      ]);
      const owed = (await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
      expect(owed).toBe(paid);
    }
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});
