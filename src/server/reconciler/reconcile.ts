import type { Deps } from "../deps.ts";
import { resumeWork } from "../jobs/resume-work.ts";
import { adoptForgottenRefunds } from "./adopt-forgotten-refunds.ts";
import { chaseMails } from "./chase-mails.ts";
import { chaseRefunds } from "./chase-refunds.ts";
import { compareBooks } from "./compare-books.ts";
import { endOverdueHolds } from "./end-overdue-holds.ts";
import { settleForgottenSessions } from "./settle-forgotten-sessions.ts";
import { watchHoarding } from "./watch-hoarding.ts";

/** Longer than a mail or a refund can take, shorter than anybody should wait for one. */
const ABANDONED_MS = 20_000;
const LOOK_BACK_MS = 48 * 60 * 60_000;

/**
 * Compares our books with the provider's and brings them together, for everything that webhooks,
 * guests and jobs have left undone. What stays different becomes an alert. After a restore `since`
 * goes back to before the moment that was restored to.
 */
export async function reconcile(
  deps: Deps,
  since = new Date(deps.clock() - LOOK_BACK_MS),
): Promise<void> {
  const steps = [
    endOverdueHolds,
    adoptForgottenRefunds,
    settleForgottenSessions,
    chaseRefunds,
    chaseMails,
    watchHoarding,
    resumeOldWork,
    compareBooks,
  ];
  for (const step of steps) {
    // One step that fails must not keep the others from being done.
    await step(deps, since).catch((error: unknown) => {
      deps.log.error({ err: error, step: step.name }, "reconciler-step-failed");
    });
  }
}

/** Another process may have died and not come back: its work is nobody's until we take it. */
function resumeOldWork(deps: Deps): Promise<void> {
  return resumeWork(deps, new Date(deps.clock() - ABANDONED_MS));
}
