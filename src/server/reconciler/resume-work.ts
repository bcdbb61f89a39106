import type { Deps } from "../deps.ts";
import { resumeMails } from "../outbox/resume-mails.ts";
import { resumeRefunds } from "../refunds/chase-refunds.ts";

/**
 * A killed process leaves its jobs locked for hours. What is owed has its own rows, so the next
 * process queues it anew: a waiting job is replaced by key, and jobs are idempotent. Mails have
 * their own backoff, so as not to flood a mail server.
 */
export async function resumeWork(deps: Deps, owedBefore: Date): Promise<void> {
  await resumeRefunds(deps, owedBefore);
  await resumeMails(deps, owedBefore);
}
