import type { PaymentChoice } from "../../src/domain/payment-choice.ts";
import type { Database } from "../../src/server/database/connect.ts";
import { byCommand } from "../../src/server/database/step-up-scope.ts";
import { inTransaction } from "../../src/server/database/transaction.ts";

const everything: PaymentChoice = {
  card: "mercadopago",
  pix: "mercadopago",
  mostInstallments: 6,
  payee: null,
};

/** The house chooses who takes what; by default the second provider takes everything. */
export async function takeBy(
  { db }: { readonly db: Database },
  choice: Partial<PaymentChoice> = {},
): Promise<void> {
  const chosen = JSON.stringify({ ...everything, ...choice });
  await byCommand(() =>
    inTransaction(db, (tx) => tx.updateTable("property").set({ payment_choice: chosen }).execute()),
  );
}
