import type { Deps } from "../deps.ts";
import type { Chargeback } from "../payments/provider.ts";
import { settleChargeback } from "./settle-chargeback.ts";

/**
 * Finds chargebacks whose event never arrived: the outcome of open ones, and new ones in the
 * providers' lists.
 */
export async function chaseChargebacks(deps: Deps, openedSince: Date): Promise<void> {
  const open = await deps.db
    .selectFrom("chargeback")
    .select("id")
    .where("state", "=", "open")
    .execute();
  for (const { id } of open) {
    const chargeback = await deps.payments.findChargeback(id);
    if (chargeback) await settleIfNew(deps, chargeback);
  }
  for await (const chargeback of deps.payments.listChargebacks(openedSince)) {
    await settleIfNew(deps, chargeback);
  }
}

async function settleIfNew(deps: Deps, chargeback: Chargeback): Promise<void> {
  if (chargeback.bookingId === null) return;
  const known = await deps.db
    .selectFrom("chargeback")
    .select("id")
    .where("id", "=", chargeback.id)
    .where("state", "=", chargeback.state)
    .where("amount", "=", chargeback.amount)
    .where((row) =>
      row.or([
        // A closed chargeback needs no deadline, which old rows do not have.
        row("state", "<>", "open"),
        row("answer_by", "is not distinct from", chargeback.answerBy),
      ]),
    )
    .executeTakeFirst();
  if (known) return;
  // One failure must not stop the others.
  await settleChargeback(deps, chargeback).catch((error: unknown) => {
    const about = { booking: chargeback.bookingId, step: "chaseChargebacks", err: error };
    deps.log.error(about, "reconciler-case-failed");
  });
}
