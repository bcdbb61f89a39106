/**
 * Allowlist of log messages. Any other text was built at runtime, perhaps from personal data, and
 * is written as UNLISTED.
 */
const messages = new Set([
  "alert-raised",
  "backup-missing",
  "backup-not-encrypted",
  "body-not-sent",
  "claim-mismatch",
  "client-disconnected",
  "decoder-ended",
  "feed-read-failed",
  "feed-read-not-recorded",
  "guest-erased",
  "installments-unknown",
  "job-failed",
  "old-data-purged",
  "page-failed",
  "payment-not-asked",
  "payment-session-not-opened",
  "process-failed",
  "property-changed",
  "purge-failed",
  "queue-failed",
  "reconciler-busy",
  "reconciler-case-failed",
  "reconciler-step-failed",
  "request-completed",
  "request-failed",
  "request-received",
  "response-aborted",
]);

export const UNLISTED = "unlisted";

export function listed(message: unknown): string {
  return typeof message === "string" && messages.has(message) ? message : UNLISTED;
}
