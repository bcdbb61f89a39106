import { sql } from "kysely";
import { PUT_OFF_MS } from "../../domain/second-factor-ask.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { inTransaction } from "../database/transaction.ts";
import { byWhom, type Desk, signedIn } from "./desk.ts";

/** The row keeps the first time only, so repeating it gains no time. */
export async function putOffSecondFactor(desk: Desk): Promise<void> {
  const { id } = await signedIn(desk);
  const by = await byWhom(desk);
  await inTransaction(desk.deps.db, async (tx) => {
    const { rows } = await sql`
      update "user" set "secondFactorPutOffUntil" = ${new Date(by.at.getTime() + PUT_OFF_MS)}
      where id = ${id} and "secondFactorPutOffUntil" is null returning id
    `.execute(tx);
    if (rows.length === 0) return;
    await noteActivity(tx, by, { kind: "second-factor-put-off", subject: id, facts: {} });
  });
}
