import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type TaskList,
} from "graphile-worker";
import { endBalance } from "../begin/claim-balance.ts";
import { endChangeSession } from "../begin/claim-change.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { syncDueFeed } from "../channels/sync-feed.ts";
import { watchFeeds } from "../channels/watch-feeds.ts";
import type { Deps } from "../deps.ts";
import { sendLinks } from "../guest/send-links.ts";
import { endDisownedPix } from "../hand-pix/end-disowned-pix.ts";
import { sendEnquiry } from "../mail/send-enquiry.ts";
import { sendMail } from "../mail/send-mail.ts";
import { sendGuardedNotice } from "../owner/send-guarded-notice.ts";
import { sendPasswordLink } from "../owner/send-password-link.ts";
import { sendPasswordNotice } from "../owner/send-password-notice.ts";
import { forgetOld } from "../privacy/forget-old.ts";
import { endKeeping } from "../proposals/end-keeping.ts";
import type { JobPayloads } from "../queue/add-job.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { resumeWork } from "../reconciler/resume-work.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { errorInWords } from "../watch/describe-error.ts";
import { watchBackup } from "../watch/watch-backup.ts";

const CONCURRENCY = 4;

/** All background jobs. Each must be idempotent, because it may run twice. */
export function createTasks(deps: Deps): TaskList {
  const all: { [K in keyof JobPayloads]: (payload: JobPayloads[K]) => Promise<void> } = {
    "end-hold": async ({ bookingId }) => {
      const booking = await findBooking(deps.db, bookingId);
      if (booking?.state !== "held") return;
      await closeCheckout(deps, booking, { actor: "system", source: "timetable" });
    },
    "end-balance": ({ bookingId }) => endBalance(deps, bookingId),
    "end-change": ({ bookingId }) => endChangeSession(deps, bookingId, "timetable"),
    "end-keeping": ({ proposalId }) => endKeeping(deps, proposalId),
    "send-mail": ({ mailId }) => sendMail(deps, mailId),
    "send-links": ({ wishId }) => sendLinks(deps, wishId),
    "send-enquiry": ({ enquiryId }) => sendEnquiry(deps, enquiryId),
    "send-refund": ({ refundId }) => sendRefund(deps, refundId),
    "send-password-link": ({ personId }) => sendPasswordLink(deps, personId),
    "send-password-notice": ({ personId }) => sendPasswordNotice(deps, personId),
    "send-guarded-notice": (told) => sendGuardedNotice(deps, told),
    "end-disowned-pix": ({ formerKeyId }) => endDisownedPix(deps, formerKeyId),
    "sync-feed": ({ feedId }) => syncDueFeed(deps, feedId),
    "watch-feeds": () => watchFeeds(deps),
    reconcile: async () => {
      await reconcile(deps);
    },
    "forget-old": () => forgetOld(deps),
    "watch-backup": () => watchBackup(deps),
  };
  const work = Object.entries(all) as [string, (payload: unknown) => Promise<void>][];
  return Object.fromEntries(work.map(([kind, task]) => [kind, watched(deps, kind, task)]));
}

/** graphile-worker stores an error's message with the job, so it gets one without user input. */
function watched(deps: Deps, kind: string, task: (payload: unknown) => Promise<void>): Task {
  return async (payload, { job }) => {
    const work = () => task(payload);
    try {
      await (deps.tracing ? deps.tracing.span(`job ${kind}`, { "job.id": job.id }, work) : work());
    } catch (error) {
      deps.log.error({ task: kind, job: job.id, err: error }, "job-failed");
      throw new Error(errorInWords(error));
    }
  };
}

/** Missed runs are not repeated: the next one does everything that is due. */
const timetable = parseCronItems([
  { task: "reconcile", match: "*/2 * * * *", options: { backfillPeriod: 0, maxAttempts: 1 } },
  { task: "watch-feeds", match: "* * * * *", options: { backfillPeriod: 0, maxAttempts: 1 } },
  // At night in every Brazilian time zone; the queue's clock is UTC.
  { task: "forget-old", match: "17 7 * * *", options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: "watch-backup", match: "37 11 * * *", options: { backfillPeriod: 0, maxAttempts: 3 } },
]);

export async function runJobs(deps: Deps): Promise<Runner> {
  await resumeWork(deps, new Date(deps.clock()));
  const runner = await run({
    pgPool: deps.pool,
    taskList: createTasks(deps),
    parsedCronItems: timetable,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: queueLogger(deps),
  });
  return { ...runner, stop: () => stopJobs(runner, deps) };
}

/**
 * graphile-worker does not wait for the statement that ends a job. A query queued behind it shows
 * that it has its connection, and the pool lets that finish.
 */
async function stopJobs(runner: Runner, { pool }: Pick<Deps, "pool">): Promise<void> {
  await runner.stop();
  await pool.query("select 1").catch(() => {});
}

/** graphile-worker's own messages contain payloads; only the fact that it failed is logged. */
export function queueLogger(deps: Pick<Deps, "log">): Logger {
  return new Logger((scope) => (level, _text, meta) => {
    if (level !== "error" || meta?.failure) return;
    deps.log.error({ task: scope.taskIdentifier, job: scope.jobId }, "queue-failed");
  });
}
