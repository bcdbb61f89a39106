import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control } from "../../../tests/support/visit.ts";
import { inTransaction } from "../database/transaction.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeLetter } from "../mail/write-letter.ts";
import { moveRefund } from "./move-refund.ts";
import { sendRefund } from "./send-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const cause = { actor: "provider", source: "webhook" } as const;

const refundsOf = async (id: string) =>
  (await lia.api.getBooking({ bookingId: id })).money.filter((entry) => entry.kind === "refund");

async function sendAll(id: string): Promise<void> {
  for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
}

/** The provider accepts the refund, and the bank returns it. */
async function sendInVain(id: string): Promise<void> {
  await control(app, "refunds", { behaviour: "pending_insufficient_funds" });
  await sendAll(id);
  await control(app, "refunds", { behaviour: null });
  const { rows } = await deps.pool.query(
    "select provider_refund_id as sent from refund where booking_id = $1 and state = 'pending'",
    [id],
  );
  for (const { sent } of rows) {
    await control(app, `refunds/${sent}/settle`, { as: "failed" });
    const told = await deps.payments.findRefund(sent);
    if (told) await settleRefund(deps, told, cause);
  }
}

/** Cancelled, and the provider refused to send the money back. */
async function refused() {
  const story = await confirmed(app, "coqueiro");
  await lia.api.cancelBooking({ bookingId: story.id, who: "guest" });
  await sendInVain(story.id);
  const [refund] = await refundsOf(story.id);
  expect(refund).toMatchObject({ state: "failed", stuck: 228_000 });
  return { ...story, refundId: refund?.id ?? "" };
}

const alertsOf = async (id: string) =>
  (await lia.api.today()).alerts.filter(({ bookingId }) => bookingId === id);

describe("a refund that the provider refused", () => {
  test("is told to the owner by mail, with the amount and the way to the booking", async () => {
    const { id } = await refused();
    const [alert] = await alertsOf(id);
    const owed = await deps.db
      .selectFrom("mail")
      .selectAll()
      .where("alert_id", "=", alert?.id ?? "")
      .execute();
    expect(owed).toHaveLength(1);
    for (const mail of owed) {
      const letter = await writeLetter(deps, mail);
      expect(letter?.subject).toMatch(/^Uma devolução não saiu: MARE-/);
      expect(letter?.text?.replace(/\s+/g, " ")).toContain("Valor R$ 2.280");
      expect(letter?.html).toContain(`/reservas/${id}`);
    }
  });

  test("is sent again as another one, which the guest gets once", async () => {
    const { id, checkoutId, refundId } = await refused();
    expect(await alertsOf(id)).toMatchObject([{ kind: "refund-failed" }]);
    await lia.api.retryRefund({ bookingId: id, refundId });
    expect(await alertsOf(id)).toEqual([]);
    await sendAll(id);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(228_000);
    expect(await refundsOf(id)).toMatchObject([
      { state: "failed", stuck: 0 },
      { state: "succeeded", means: "online" },
    ]);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("is noted as given by hand", async () => {
    const { id, refundId } = await refused();
    await lia.api.noteRefund({ bookingId: id, refundId, means: "pix" });
    expect(await refundsOf(id)).toMatchObject([
      { state: "failed", stuck: 0 },
      { state: "succeeded", means: "pix", amount: -228_000 },
    ]);
    expect(await alertsOf(id)).toEqual([]);
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("is never both, in any order and at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, refundId } = await refused();
      const ends = await Promise.allSettled([
        lia.api.retryRefund({ bookingId: id, refundId }),
        lia.api.noteRefund({ bookingId: id, refundId, means: "cash" }),
        lia.api.retryRefund({ bookingId: id, refundId }),
      ]);
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await expect(lia.api.noteRefund({ bookingId: id, refundId, means: "pix" })).rejects.toThrow(
        "refund-settled",
      );
      expect(await refundsOf(id)).toHaveLength(2);
    }
  });

  test("and refused again can be tried once more", async () => {
    const { id, refundId } = await refused();
    await lia.api.retryRefund({ bookingId: id, refundId });
    await sendInVain(id);
    const [, second] = await refundsOf(id);
    expect(second).toMatchObject({ state: "failed", stuck: 228_000 });
    await lia.api.noteRefund({ bookingId: id, refundId: second?.id ?? "", means: "pix" });
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual([
      "failed",
      "failed",
      "succeeded",
    ]);
  });

  test("and goes out after all once it was replaced is recorded as too much", async () => {
    const { id, refundId } = await refused();
    await lia.api.retryRefund({ bookingId: id, refundId });
    const late = { state: "succeeded", providerId: "re_late" } as const;
    await inTransaction(deps.db, (tx) =>
      moveRefund(deps, { tx, cause, at: new Date(deps.clock()) }, refundId, late),
    );
    const { rows } = await deps.pool.query(
      "select beyond from booking_account where booking_id = $1",
      [id],
    );
    expect(rows).toEqual([{ beyond: 228_000 }]);
  });

  test("is told to the guest by what came instead", async () => {
    const { id, refundId } = await refused();
    await lia.api.noteRefund({ bookingId: id, refundId, means: "pix" });
    const { rows } = await deps.pool.query(
      "select id from mail where booking_id = $1 and kind = 'cancellation'",
      [id],
    );
    await sendMail(deps, rows[0].id);
    const { code } = await lia.api.getBooking({ bookingId: id });
    const mail = app.mail.messages().find(({ subject }) => subject.endsWith(`cancelada: ${code}`));
    expect(mail?.text).toContain("A casa já devolveu");
    expect(mail?.text).not.toContain("não puderam voltar");
  });

  test("is only that: one under way, one of another booking or none is refused", async () => {
    const { refundId } = await refused();
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    const [due] = await refundsOf(id);
    for (const given of [due?.id ?? "", refundId, "nothing"]) {
      await expect(lia.api.retryRefund({ bookingId: id, refundId: given })).rejects.toThrow(
        "refund-settled",
      );
    }
  });

  test("is owed as to the rest once a part has gone back another way", async () => {
    const { id, refundId, checkoutId } = await refused();
    await lia.api.noteReturn({ bookingId: id, amount: 100_000, means: "pix" });
    expect((await refundsOf(id)).find((one) => one.id === refundId)).toMatchObject({
      stuck: 128_000,
    });
    await lia.api.retryRefund({ bookingId: id, refundId });
    await sendAll(id);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(128_000);
    await expect(lia.api.noteRefund({ bookingId: id, refundId, means: "pix" })).rejects.toThrow();
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("is not sent again once it has gone back another way", async () => {
    const { id, refundId } = await refused();
    await lia.api.noteReturn({ bookingId: id, amount: 228_000, means: "pix" });
    expect((await refundsOf(id))[0]).toMatchObject({ stuck: 0 });
    await expect(lia.api.retryRefund({ bookingId: id, refundId })).rejects.toThrow();
    await expect(lia.api.noteRefund({ bookingId: id, refundId, means: "pix" })).rejects.toThrow();
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });
});
