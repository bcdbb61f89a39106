import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { DisputeEntry } from "../state/books.ts";

export const VERDICTS = ["won", "lost", "warning_closed"] as const;

/** The bank's decision. The money returns only if the dispute is won. */
export function closeDispute(
  sandbox: Sandbox,
  { account, dispute }: DisputeEntry,
  as: (typeof VERDICTS)[number],
) {
  dispute.status = as;
  recordEvent(sandbox, account, "charge.dispute.closed", dispute, null);
  if (as === "won") {
    recordEvent(sandbox, account, "charge.dispute.funds_reinstated", dispute, null);
  }
}
