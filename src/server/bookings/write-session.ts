import type { Insertable } from "kysely";
import type { PaymentSessionTable } from "../database/account-tables.ts";
import type { Tx } from "../database/connect.ts";

/** Our row of a session that is opened after the commit. A booking's first session has its id. */
export function writeSession(tx: Tx, session: Insertable<PaymentSessionTable>) {
  return tx.insertInto("payment_session").values(session).returningAll().executeTakeFirstOrThrow();
}
