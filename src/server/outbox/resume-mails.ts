import { type Expression, sql } from "kysely";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob, jobKey } from "../queue/add-job.ts";

const DAY_MS = 24 * 60 * 60_000;
/** After two weeks a mail is useless; the owner was alerted long ago. */
const WORTH_SENDING_MS = 14 * DAY_MS;
/** Three missed heartbeats. */
const SENDER_GONE = sql`interval '10 seconds'`;

/** A resend counts from its own request. */
export const owedSince: Expression<Date> = sql<Date>`coalesce(mail.resent_at, mail.created_at)`;

type Stranded = { id: string; since: Date; givenUp: boolean };

/**
 * Requeues owed mails without a live job: the job was lost, its process died, or its attempts are
 * used up. A mail that waits for a retry or is being sent is left alone.
 */
export async function resumeMails(deps: Deps, owedBefore: Date): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const { id, since, givenUp } of await strandedMails(tx, owedBefore)) {
      const payload = { mailId: id };
      await sql`select graphile_worker.remove_job(${jobKey("send-mail", payload)})`.execute(tx);
      const later = { wait: pauseAfter(deps.clock() - since.getTime()), tries: 1 };
      await addJob(tx, "send-mail", payload, givenUp ? later : {});
    }
  });
}

/** `skip locked`: of two concurrent processes, each mail goes to one. */
async function strandedMails(tx: Tx, owedBefore: Date): Promise<Stranded[]> {
  const oldest = new Date(owedBefore.getTime() - WORTH_SENDING_MS);
  const { rows } = await sql<Stranded>`
    select mail.id, ${owedSince} as since,
      (job.id is not null and job.locked_at is null) as "givenUp"
    from mail left join graphile_worker.jobs as job on job.key = 'send-mail:' || mail.id
    where mail.sent_at is null and mail.refused_at is null
      and ${owedSince} > ${oldest} and ${owedSince} <= ${owedBefore}
      and (
        job.id is null
        or job.locked_at is null and job.attempts >= job.max_attempts
        or job.locked_at is not null and greatest(job.locked_at, mail.trying_at) < now() - ${SENDER_GONE}
      )
    for update of mail skip locked
  `.execute(tx);
  return rows;
}

/** Backoff: a quarter of the mail's age. */
export function pauseAfter(age: number): number {
  return Math.min(age / 4, DAY_MS);
}
