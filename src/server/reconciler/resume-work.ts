import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import { resumeMails } from "./resume-mails.ts";

/**
 * A process that is killed leaves the jobs it was busy with locked, for hours. What is owed stands
 * in rows of its own, so whoever starts next queues it anew; a job that is merely waiting is
 * replaced by itself, and one that runs twice does not mind. Mails have a way of their own: a
 * stranger's server must not be asked more often than is decent.
 */
export async function resumeWork(deps: Deps, owedBefore: Date): Promise<void> {
  const refunds = await deps.db
    .selectFrom("refund")
    .select("id")
    .where("state", "=", "due")
    .where("created_at", "<=", owedBefore)
    .execute();
  await inTransaction(deps.db, async (tx) => {
    for (const { id } of refunds) await addJob(tx, "send-refund", { refundId: id });
  });
  await resumeMails(deps, owedBefore);
}
