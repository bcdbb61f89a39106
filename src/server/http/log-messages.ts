/**
 * Allowlist of log messages. Any other text was built at runtime, perhaps from personal data, and
 * is written as UNLISTED.
 */
const messages = new Set([
  "alert-raised",
  "answer-broken-off",
  "backup-not-encrypted",
  "backup-unknown",
  "claim-differs",
  "client-left",
  "forgetting-failed",
  "forgot-old",
  "guest-erased",
  "job-failed",
  "page-failed",
  "payment-session-not-opened",
  "portal-not-asked",
  "process-failed",
  "property-changed",
  "queue-failed",
  "reading-not-noted",
  "reconciler-busy",
  "reconciler-case-failed",
  "reconciler-step-failed",
  "request-answered",
  "request-failed",
  "request-received",
]);

export const UNLISTED = "unlisted";

export function listed(message: unknown): string {
  return typeof message === "string" && messages.has(message) ? message : UNLISTED;
}
