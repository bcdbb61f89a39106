import type { PaymentChoice } from "../../src/domain/payment-choice.ts";
import type { Database } from "../../src/server/database/connect.ts";

const everything: PaymentChoice = {
  card: "mercadopago",
  pix: "mercadopago",
  mostInstallments: 6,
  payee: null,
};

/** The house chooses who takes what: the second provider, unless something else is said. */
export async function takeBy(
  { db }: { readonly db: Database },
  choice: Partial<PaymentChoice> = {},
): Promise<void> {
  const chosen = JSON.stringify({ ...everything, ...choice });
  await db.updateTable("property").set({ payment_choice: chosen }).execute();
}
