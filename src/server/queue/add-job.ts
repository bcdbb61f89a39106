import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/** Every kind of job and its payload: ids only, no personal data. */
export type JobPayloads = {
  "end-hold": { bookingId: string };
  "end-balance": { bookingId: string };
  "end-change": { bookingId: string };
  "end-keeping": { proposalId: string };
  "send-mail": { mailId: string };
  "send-links": { wishId: string };
  "send-enquiry": { enquiryId: string };
  "send-refund": { refundId: string };
  "send-password-link": { personId: string };
  "send-password-notice": { personId: string };
  "send-guarded-notice": { activityId: string; personId: string };
  "end-disowned-pix": { formerKeyId: string };
  "sync-feed": { feedId: string };
  "watch-feeds": Record<string, never>;
  reconcile: Record<string, never>;
  "forget-old": Record<string, never>;
  "watch-backup": Record<string, never>;
};

/**
 * Attempts by the queue itself, within half a minute; the default is 25. After that the reconciler
 * decides when to retry a mail.
 */
const usualTries: Partial<Record<keyof JobPayloads, number>> = { "send-mail": 4 };

/** Higher runs later: expiring holds must not delay mails or refunds. */
const priority: Partial<Record<keyof JobPayloads, number>> = { "end-hold": 10, "end-change": 10 };

/** A job with the key of a waiting job replaces it. */
export function jobKey<K extends keyof JobPayloads>(kind: K, payload: JobPayloads[K]): string {
  return `${kind}:${Object.values(payload).join(":")}`;
}

type NewJob = {
  /** As JSON. */
  readonly payload: string;
  readonly key: string;
  readonly runAt: RawBuilder<unknown>;
  readonly tries?: number | undefined;
};

/** The call that adds a job, as a part of a larger statement. */
export function jobCall(kind: keyof JobPayloads, { payload, key, runAt, ...given }: NewJob) {
  return sql`graphile_worker.add_job(
    ${kind}, ${payload}::json, run_at := ${runAt}, job_key := ${key},
    max_attempts := ${given.tries ?? usualTries[kind] ?? null}::int,
    priority := ${priority[kind] ?? null}::int
  )`;
}

type Later = {
  /**
   * Milliseconds from now. The queue uses the database's clock and the app its own, so a job is
   * given a delay, never a time.
   */
  readonly wait?: number;
  readonly tries?: number;
};

/** Outbox: written in the transaction of the fact it follows from, so that neither exists alone. */
export async function addJob<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: JobPayloads[K],
  { wait = 0, tries }: Later = {},
): Promise<void> {
  const call = jobCall(kind, {
    payload: JSON.stringify(payload),
    key: jobKey(kind, payload),
    runAt: sql`now() + make_interval(secs => ${wait / 1000})`,
    tries,
  });
  await sql`select ${call}`.execute(tx);
}
