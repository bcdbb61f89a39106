import type { Centavos } from "../../domain/money.ts";
import type { Database } from "../database/connect.ts";

/** What the provider keeps of a payment. It is no entry: the guest's account does not know it. */
export async function noteFee(db: Database, paymentId: string, fee: Centavos): Promise<void> {
  await db.updateTable("payment").set({ fee }).where("id", "=", paymentId).execute();
}
