import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/** Every kind of later work and what it needs to know: ids only, never anything personal. */
export type JobPayloads = {
  "end-hold": { bookingId: string };
  "send-mail": { mailId: string };
  "send-refund": { refundId: string };
  "send-door-link": { personId: string };
  "sync-feed": { feedId: string };
  "watch-feeds": Record<string, never>;
  reconcile: Record<string, never>;
  "forget-old": Record<string, never>;
};

/** Written in the transaction of the fact it follows from: no fact without its job, or the reverse. */
export async function addJob<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: JobPayloads[K],
  options: { runAt?: Date } = {},
): Promise<void> {
  const key = `${kind}:${Object.values(payload).join(":")}`;
  await sql`
    select graphile_worker.add_job(
      ${kind}, ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt ?? null}::timestamptz, job_key := ${key}
    )
  `.execute(tx);
}
