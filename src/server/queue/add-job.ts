import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/** Every kind of later work and what it needs to know: ids only, never anything personal. */
export type JobPayloads = {
  "end-hold": { bookingId: string };
  "send-mail": { mailId: string };
  "send-refund": { refundId: string };
  "send-door-link": { personId: string };
  "send-password-notice": { personId: string };
  "sync-feed": { feedId: string };
  "watch-feeds": Record<string, never>;
  reconcile: Record<string, never>;
  "forget-old": Record<string, never>;
  "watch-backup": Record<string, never>;
};

/**
 * How often the queue tries by itself, half a minute in all, if not 25 times: after that the
 * reconciler decides when a mail is tried again.
 */
const tries: Partial<Record<keyof JobPayloads, number>> = { "send-mail": 4 };

/** The higher, the later: however many unpaid holds end, no mail or refund waits for them. */
const priority: Partial<Record<keyof JobPayloads, number>> = { "end-hold": 10 };

/** What is queued under the key of what waits already takes its place. */
export function jobKey<K extends keyof JobPayloads>(kind: K, payload: JobPayloads[K]): string {
  return `${kind}:${Object.values(payload).join(":")}`;
}

/** Written in the transaction of the fact it follows from: no fact without its job, or the reverse. */
export async function addJob<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: JobPayloads[K],
  options: { runAt?: Date; tries?: number } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${kind}, ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt ?? null}::timestamptz, job_key := ${jobKey(kind, payload)},
      max_attempts := ${options.tries ?? tries[kind] ?? null}::int,
      priority := ${priority[kind] ?? null}::int
    )
  `.execute(tx);
}
