import { settleRefund } from "../checkout/settle-refund.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { chaseMails } from "./chase-mails.ts";
import { chaseRefunds } from "./chase-refunds.ts";
import { compareBooks } from "./compare-books.ts";
import { endOverdueHolds } from "./end-overdue-holds.ts";
import { inOneRun } from "./one-run.ts";
import { beginReading, endReading, LOOK_BACK_MS } from "./reading-place.ts";
import { resumeWork } from "./resume-work.ts";
import { settleForgottenSessions } from "./settle-forgotten-sessions.ts";
import { watchHoarding } from "./watch-hoarding.ts";

/** Longer than a mail or a refund takes, shorter than anybody should wait for one. */
const ABANDONED_MS = 20_000;
const cause = { actor: "system", source: "reconciler" } as const;

/**
 * Compares our rows with the provider's and settles what webhooks, guests and jobs have left
 * undone. Lasting differences become alerts. After a restore, `since` must be before the restored
 * point. False if another run is active.
 */
export async function reconcile(deps: Deps, since?: Date): Promise<boolean> {
  const done = await inOneRun(deps, () => doEveryStep(deps, since));
  if (!done) deps.log.info("reconciler-busy");
  return done;
}

async function doEveryStep(deps: Deps, since?: Date): Promise<void> {
  const now = deps.clock();
  const reading = await beginReading(deps, since);
  let sessions: PaymentSession[] | undefined;
  const steps = {
    endOverdueHolds: () => endOverdueHolds(deps),
    adoptForgottenRefunds: () => adoptForgottenRefunds(deps, since ?? new Date(now - LOOK_BACK_MS)),
    settleForgottenSessions: async () => {
      sessions = await Array.fromAsync(deps.payments.listSessions(reading.from));
      await settleForgottenSessions(deps, sessions);
    },
    chaseRefunds: () => chaseRefunds(deps),
    chaseMails: () => chaseMails(deps),
    watchHoarding: () => watchHoarding(deps),
    // Takes over the jobs of a process that died.
    resumeWork: () => resumeWork(deps, new Date(deps.clock() - ABANDONED_MS)),
    compareBooks: async () => {
      if (sessions) await endReading(deps, reading, await compareBooks(deps, sessions));
    },
  };
  for (const [name, step] of Object.entries(steps)) {
    // A failing step must not stop the others.
    await step().catch((error: unknown) => {
      deps.log.error({ err: error, step: name }, "reconciler-step-failed");
    });
  }
}

/**
 * Reads the provider's list of refunds: missed webhooks, refunds made by hand there, and those that
 * a restore has lost.
 */
async function adoptForgottenRefunds(deps: Deps, since: Date): Promise<void> {
  for await (const sent of deps.payments.listRefunds({ madeSince: since })) {
    await settleRefund(deps, sent, cause);
  }
}
