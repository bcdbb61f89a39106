import { StripeRefusal } from "../api/refusal.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Cause, type Sandbox, secondsOf } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";

export function expireSession(sandbox: Sandbox, entry: SessionEntry, cause: Cause) {
  const { session } = entry;
  if (session.status !== "open")
    throw new StripeRefusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );

  session.status = "expired";
  session.client_secret = null;
  entry.challenge = null;
  cancelIntent(sandbox, entry);
  recordEvent(sandbox, entry.account, "checkout.session.expired", session, cause);
}

/** A declined attempt left an intent, which can no longer be paid. */
function cancelIntent(sandbox: Sandbox, { session }: SessionEntry) {
  const intent = sandbox.books.intents.find((one) => one.sessionId === session.id)?.intent;
  if (!intent) return;
  intent.status = "canceled";
  intent.canceled_at = secondsOf(sandbox);
  intent.cancellation_reason = "automatic";
}
