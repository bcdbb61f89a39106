import { sql } from "kysely";
import type { Activity } from "../../domain/activity.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import { isUnderStepUp } from "../database/step-up-scope.ts";
import { addJob } from "../queue/add-job.ts";

/**
 * Must run in the transaction of the change, so that neither is committed without the other. A
 * change that required a step-up is mailed to every owner.
 */
export async function noteActivity(
  tx: Database | Tx,
  by: Pick<Change, "cause" | "at">,
  { kind, subject, facts }: Activity,
): Promise<void> {
  const { id } = await tx
    .insertInto("activity")
    .values({ at: by.at, kind, actor: by.cause.actor, subject, facts: JSON.stringify(facts) })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (tx.isTransaction && isUnderStepUp()) await tellOwners(tx as Tx, id, subject);
}

/** Also a person who was an owner until this change. */
async function tellOwners(tx: Tx, activityId: string, subject: string | null): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from "user" where role = 'owner' or id = ${subject} order by id
  `.execute(tx);
  for (const { id } of rows) {
    await addJob(tx, "send-guarded-notice", { activityId, personId: id });
  }
}
