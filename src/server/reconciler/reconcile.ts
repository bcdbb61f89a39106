import { learnFees } from "../books/learn-fees.ts";
import type { Deps } from "../deps.ts";
import { watchPix } from "../hand-pix/watch-pix.ts";
import { chaseMails } from "../outbox/chase-mails.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { adoptForgottenRefunds, chaseRefunds } from "../refunds/chase-refunds.ts";
import { chaseChargebacks } from "../settle/chase-chargebacks.ts";
import { compareBooks } from "./compare-books.ts";
import { endOverdueChanges, endOverdueHolds } from "./end-overdue-holds.ts";
import { inOneRun } from "./one-run.ts";
import { beginReading, endReading, LOOK_BACK_MS } from "./reading-place.ts";
import { resumeWork } from "./resume-work.ts";
import { settleForgottenSessions } from "./settle-forgotten-sessions.ts";
import { tellOfExcessReturns } from "./tell-of-excess-returns.ts";
import { watchBalances } from "./watch-balances.ts";
import { watchHoarding } from "./watch-hoarding.ts";

/** A difference younger than this may still be settling by itself. */
const PATIENCE_MS = 5 * 60_000;
/** Longer than sending a mail or a refund takes, and short enough for whoever waits for it. */
const ABANDONED_MS = 20_000;

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
  const slowSince = new Date(now - PATIENCE_MS);
  const reading = await beginReading(deps, since);
  let sessions: PaymentSession[] | undefined;
  const steps = {
    endOverdueHolds: () => endOverdueHolds(deps, slowSince),
    endOverdueChanges: () => endOverdueChanges(deps),
    adoptForgottenRefunds: () => adoptForgottenRefunds(deps, since ?? new Date(now - LOOK_BACK_MS)),
    settleForgottenSessions: async () => {
      const listed: PaymentSession[] = [];
      try {
        for await (const one of deps.payments.listSessions(reading.from)) listed.push(one);
        sessions = listed;
      } finally {
        // A provider that is down must not delay the payments of the others.
        await settleForgottenSessions(deps, listed, slowSince);
      }
    },
    chaseChargebacks: () => chaseChargebacks(deps, since ?? new Date(now - LOOK_BACK_MS)),
    chaseRefunds: () => chaseRefunds(deps, slowSince),
    tellOfExcessReturns: () => tellOfExcessReturns(deps),
    watchPix: () => watchPix(deps),
    watchBalances: () => watchBalances(deps),
    chaseMails: () => chaseMails(deps, slowSince),
    watchHoarding: () => watchHoarding(deps),
    learnFees: () => learnFees(deps),
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
