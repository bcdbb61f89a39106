import type { Activity } from "../../domain/activity.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";

/** Must run in the transaction of the change, so that neither is committed without the other. */
export async function noteActivity(
  tx: Database | Tx,
  by: Pick<Change, "cause" | "at">,
  { kind, subject, facts }: Activity,
): Promise<void> {
  await tx
    .insertInto("activity")
    .values({ at: by.at, kind, actor: by.cause.actor, subject, facts: JSON.stringify(facts) })
    .execute();
}
