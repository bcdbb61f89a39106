import { expect, test, vi } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { centavosIn, readCsv } from "../../../tests/support/read-csv.ts";
import { bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { ProviderError } from "../payments/provider.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { learnFees } from "./learn-fees.ts";

const app = await openTestApp({ settings: { PIX: "true" } });
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);
const MINUTE = 60_000;

async function rowOf(checkoutId: string) {
  const { code } = await bookingOf(app, checkoutId);
  const today = await todayAtProperty(deps);
  const rows = readCsv(await lia.api.exportMovements({ from: today, until: today }));
  return rows.find((row) => row.Código === code) ?? {};
}

test("the fee is learned once the provider has booked the charge, and never before", async () => {
  const { checkoutId } = await confirmed(app);
  await learnFees(deps);
  expect(await rowOf(checkoutId)).toMatchObject({ Tarifa: "", Líquido: "" });
  app.passTime(MINUTE);
  await reconcile(deps);
  const { Valor = "", Tarifa = "", Líquido = "" } = await rowOf(checkoutId);
  expect(centavosIn(Tarifa)).toBe(Math.round(centavosIn(Valor) * 0.0399) + 39);
  expect(centavosIn(Líquido)).toBe(centavosIn(Valor) - centavosIn(Tarifa));
});

test("a payment whose fee is known is not asked for again", async () => {
  await confirmed(app);
  app.passTime(MINUTE);
  await learnFees(deps);
  const findFee = vi.fn(deps.payments.findFee);
  await learnFees({ ...deps, payments: { ...deps.payments, findFee } });
  expect(findFee).not.toHaveBeenCalled();
});

test("a payment the provider fails on does not keep others from theirs", async () => {
  const older = await confirmed(app);
  app.passTime(MINUTE);
  const newer = await confirmed(app);
  app.passTime(MINUTE);
  const { payment_intent: broken } =
    app.payments.ledger().find(({ session }) => session === newer.checkoutId) ?? {};
  const findFee = async (id: string) => {
    if (id === broken) throw new ProviderError("unknown", null);
    return deps.payments.findFee(id);
  };
  await learnFees({ ...deps, payments: { ...deps.payments, findFee } });
  expect((await rowOf(newer.checkoutId)).Tarifa).toBe("");
  expect((await rowOf(older.checkoutId)).Tarifa).not.toBe("");
});
