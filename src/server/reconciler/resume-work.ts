import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import { resumeMails } from "./resume-mails.ts";

/**
 * A killed process leaves its jobs locked for hours. What is owed has its own rows, so the next
 * process queues it anew: a waiting job is replaced by key, and jobs are idempotent. Mails have
 * their own backoff, so as not to flood a mail server.
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
