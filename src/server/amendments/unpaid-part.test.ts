import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { askForDeposit, confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay } from "../../../tests/support/visit.ts";
import type { PriceChoice } from "../../contract/owner/timeline.ts";
import { openOf } from "../../domain/account.ts";
import { addDays } from "../../domain/day.ts";
import { currentRows } from "../../domain/payment-plan.ts";
import type { Stay } from "../../domain/stay.ts";
import { readAccount } from "../account/read-account.ts";
import { endBalance } from "../begin/claim-balance.ts";
import { openBalance } from "../begin/pay-due.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { cancelBooking } from "./cancel-booking.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
await askForDeposit(app);
const lia = await ownerAt(app);
const NIGHT = 89_000;

const longer = ({ checkIn, checkOut }: Stay, nights = 1) => ({
  checkIn,
  checkOut: addDays(checkOut, nights),
});

async function change(id: string, stay: Stay, price: PriceChoice) {
  const { version } = await lia.api.getBooking({ bookingId: id });
  await lia.api.changeStay({ bookingId: id, version, listingId: "mar", stay, price });
}

const accountOf = (id: string) => readAccount(deps.db, id);
const openIn = async (id: string) => openOf(await accountOf(id));

describe("a booking with a deposit", () => {
  const rowsOf = async (id: string) => {
    const { plan, check_in: checkIn, total } = await getBooking(deps.db, id);
    return currentRows(plan, { total, open: await openIn(id) }, checkIn);
  };
  const sum = (rows: readonly { amount: number }[]) =>
    rows.reduce((all, row) => all + row.amount, 0);

  test("plans anew only what is unpaid", async () => {
    const { id, stay } = await confirmed(app);
    const [deposit] = await rowsOf(id);
    for (const nights of [1, 2, -1]) {
      await change(id, longer(stay, nights), "difference");
      const rows = await rowsOf(id);
      expect(rows[0]).toEqual(deposit);
      expect(sum(rows)).toBe((3 + nights) * NIGHT);
    }
    // Less than the deposit: the rest of it goes back.
    await change(id, longer(stay, -2), "difference");
    expect(sum(await rowsOf(id))).toBe(NIGHT);
    expect(await accountOf(id)).toMatchObject({ received: 133_500, refunding: 44_500 });
  });

  const jobsOf = async (id: string) => {
    const { rowCount } = await deps.pool.query("select from graphile_worker.jobs where key = $1", [
      `end-balance:${id}`,
    ]);
    return rowCount;
  };

  test("does not go on asking for what was open before", async () => {
    const { id, stay } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await change(id, longer(stay), "keep");
    expect(await jobsOf(id)).toBe(0);
    await change(id, longer(stay, 2), "difference");
    expect(await jobsOf(id)).toBe(1);
    await endBalance(deps, id);
    await expect(pay(app, checkoutId)).rejects.toThrow();
    expect((await openBalance(deps, id)).dueNow).toBe(133_500 + NIGHT);
    await endBalance(deps, id);
    expect((await openBalance(deps, id)).dueNow).toBe(133_500 + NIGHT);
  });

  test.each([
    [
      "a payment at the reception",
      (id: string) => lia.api.notePayment({ bookingId: id, amount: 5_000, means: "pix" }),
    ],
    [
      "a discount",
      (id: string) => lia.api.giveDiscount({ bookingId: id, amount: 5_000, words: "Aniversário" }),
    ],
    [
      "an extra",
      (id: string) => lia.api.addExtra({ bookingId: id, amount: 8_000, words: "Transfer" }),
    ],
    [
      "the end",
      (id: string) =>
        cancelBooking(deps, id, { actor: "person:dona", source: "admin" }, { who: "guest" }),
    ],
  ])("does not ask for it either after %s", async (_, act) => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await act(id);
    expect(await jobsOf(id)).toBe(1);
    await endBalance(deps, id);
    await expect(pay(app, checkoutId)).rejects.toThrow();
  });

  test("gives back what was paid too much in the meantime", async () => {
    const { id, stay } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await change(id, longer(stay, -1), "difference");
    await endBalance(deps, id);
    await settleCheckout(deps, checkoutId, { actor: "visitor", source: "return" });
    await reconcile(deps);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(NIGHT);
    expect(await openIn(id)).toBe(0);
  });

  test("is tried again if the provider is away when the session has to end", async () => {
    const { id, stay } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await change(id, longer(stay), "difference");
    await control(app, "faults", { path: "*", mode: "error_before", times: 50 });
    await expect(endBalance(deps, id)).rejects.toThrow();
    await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
    await endBalance(deps, id);
    await expect(pay(app, checkoutId)).rejects.toThrow();
  });
});
