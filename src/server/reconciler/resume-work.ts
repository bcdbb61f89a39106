import type { Deps } from "../deps.ts";
import { resumeMails } from "../outbox/resume-mails.ts";
import { resumeRefunds } from "../refunds/chase-refunds.ts";

/**
 * A process that is killed leaves the jobs it was busy with locked, for hours. What is owed stands
 * in rows of its own, so whoever starts next queues it anew; a job that is merely waiting is
 * replaced by itself, and one that runs twice does not mind. Mails have a way of their own: a
 * stranger's server must not be asked more often than is decent.
 */
export async function resumeWork(deps: Deps, owedBefore: Date): Promise<void> {
  await resumeRefunds(deps, owedBefore);
  await resumeMails(deps, owedBefore);
}
