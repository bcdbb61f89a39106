import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { centavosIn, readCsv } from "../../../tests/support/read-csv.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { handMeans } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { addDays, day } from "../../domain/day.ts";
import { reverse } from "../account/post.ts";
import { readAccount } from "../account/read-account.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Chargeback } from "../payments/provider.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import { settleChargeback } from "../settle/settle-chargeback.ts";

const HOUR = 3_600_000;
const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);
const cause = { actor: "system", source: "reconciler" } as const;
const start = await todayAtProperty(deps);

type Told = { id: string; reference: string; dispute: string };
const amount = fc.integer({ min: 1, max: 900_00 });
const means = fc.constantFrom(...handMeans);

const told = ({ id, reference, dispute }: Told, state: Chargeback["state"], sum: number) =>
  settleChargeback(deps, {
    ...{ id: dispute, bookingId: id, paymentId: reference, amount: sum, state },
    answerBy: null,
  });

/** What can happen to the money of a booking, some of it twice or out of order. */
const step = fc.oneof(
  fc.tuple(amount, means).map(([sum, how]) => ({ id }: Told) => {
    return lia.api.notePayment({ bookingId: id, amount: sum, means: how, evenMore: true });
  }),
  fc.tuple(amount, means).map(
    ([sum, how]) =>
      ({ id }: Told) =>
        lia.api.noteReturn({ bookingId: id, amount: sum, means: how }),
  ),
  amount.map((sum) => ({ reference }: Told) => {
    const refund = { id: `re_${randomUUID()}`, refundId: null, reason: null };
    const sent = { ...refund, paymentId: reference, amount: sum };
    return settleRefund(deps, { ...sent, state: "succeeded" }, cause).then(() =>
      sum % 2 ? settleRefund(deps, { ...sent, state: "failed" }, cause) : undefined,
    );
  }),
  amount.map((sum) => (story: Told) => told(story, sum % 2 ? "open" : "lost", sum)),
  amount.map((sum) => (story: Told) => told(story, "won", sum)),
  fc.constant(({ id }: Told) => lia.api.cancelBooking({ bookingId: id, who: "guest" })),
  fc.constant(async () => app.passTime(7 * HOUR)),
);

async function sold(): Promise<Told & { code: string }> {
  const { id } = await confirmed(app);
  const { code } = await lia.api.getBooking({ bookingId: id });
  const { payments } = await readAccount(deps.db, id);
  return { id, code, reference: payments[0]?.reference ?? "", dispute: `du_${randomUUID()}` };
}

const rowsOf = async (from = start, until = addDays(start, 400)) =>
  readCsv(await lia.api.exportMovements({ from, until }));

test("the rows of a booking add up to what its account has", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
      const story = await sold();
      for (const take of steps) {
        await take(story).catch((error: unknown) => {
          // Random steps may refund more than is left or cancel twice; both are refused.
          if (!(error instanceof AppError)) throw error;
        });
      }
      const { received, refunded, lost } = await readAccount(deps.db, story.id);
      const mine = (await rowsOf()).filter((row) => row.Código === story.code);
      const sum = mine.reduce((all, row) => all + centavosIn(row.Valor ?? ""), 0);
      expect(sum).toBe(received - refunded - lost);
    }),
    { numRuns: 15 },
  );
  const kinds = new Set((await rowsOf()).map(({ Movimento }) => Movimento));
  expect(kinds).toContain("Pagamento");
  expect(kinds).toContain("Devolução");
});

test("each movement is on one day, so that periods add up", async () => {
  const all = await rowsOf();
  const edge = addDays(start, 1);
  const [before, after] = [await rowsOf(start, edge), await rowsOf(addDays(edge, 1))];
  expect([...before, ...after]).toEqual(all);
});

test("a correction, and what came back from the bank, are rows of their own", async () => {
  const story = await sold();
  const { id } = story;
  await told(story, "lost", 300_00);
  await told(story, "won", 300_00);
  const refund = { id: "re_bounced", refundId: null, reason: null, paymentId: story.reference };
  await settleRefund(deps, { ...refund, amount: 100_00, state: "succeeded" }, cause);
  await inTransaction(deps.db, async (tx) => {
    const { id: refundId } = await tx
      .selectFrom("refund")
      .select("id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    await reverse({ tx, cause, at: new Date(deps.clock()) }, { kind: "refunded", refundId });
  });
  const mine = (await rowsOf()).filter((row) => row.Código === story.code).slice(1);
  expect(mine.map(({ Movimento, Valor, Referência }) => [Movimento, Valor, Referência])).toEqual([
    ["Levado pelo banco", "-300,00", story.dispute],
    ["Voltou do banco", "300,00", story.dispute],
    ["Devolução", "-100,00", "re_bounced"],
    ["Devolução que não chegou", "100,00", "re_bounced"],
  ]);
});

test("the spreadsheet reads days as dates and a hostile name as text", async () => {
  const { id, code } = await sold();
  await deps.pool.query(`update booking set guest_name = '=1+1;"x"' where id = $1`, [id]);
  const row = (await rowsOf()).find((one) => one.Código === code);
  expect(row).toMatchObject({ Hóspede: `'=1+1;"x"`, Forma: "No site", Tarifa: "", Líquido: "" });
  expect(row?.Dia).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(row?.Hora).toMatch(/^\d\d:\d\d$/);
});

test("the day's cash is counted by means, at the property's midnight", async () => {
  const { id } = await sold();
  await lia.api.notePayment({ bookingId: id, amount: 500_00, means: "cash", evenMore: true });
  await lia.api.noteReturn({ bookingId: id, amount: 120_00, means: "cash" });
  await lia.api.notePayment({ bookingId: id, amount: 80_00, means: "pix", evenMore: true });
  // 23:30 in Bahia is the next day in UTC.
  await deps.pool.query(
    `alter table account_entry disable trigger account_entry_is_append_only;
     update account_entry set at = '2026-03-11T02:30:00Z' where booking_id = '${id}';
     alter table account_entry enable trigger account_entry_is_append_only`,
  );
  const cash = await lia.api.getCashDay({ day: day("2026-03-10") });
  const online = cash.byMeans.find(({ means: one }) => one === "online");
  expect(cash.byMeans).toEqual([
    { means: "cash", received: 500_00, returned: 120_00, net: 380_00 },
    { means: "pix", received: 80_00, returned: 0, net: 80_00 },
    { means: "online", received: online?.net, returned: 0, net: online?.net },
  ]);
  expect(cash.total.net).toBe(cash.movements.reduce((sum, one) => sum + one.amount, 0));
  expect(cash.movements.find(({ means: one }) => one === "pix")).toMatchObject({ by: "Dona Lia" });
  expect((await lia.api.getCashDay({ day: day("2026-03-11") })).movements).toEqual([]);
});
