import { openDispute } from "../disputes/dispute.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Sandbox, secondsOf } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";
import type { Attempt } from "../state/payer.ts";
import { capture } from "./charge.ts";
import { completeSession } from "./complete-session.ts";
import { DECLINES, type Decline } from "./declines.ts";
import { failIntent, intentFor } from "./intent.ts";
import { testCard } from "./test-cards.ts";

export type PaymentOutcome =
  | { outcome: "complete" }
  | { outcome: "challenge"; challenge: string }
  | { outcome: "declined"; decline: Decline }
  | { outcome: "already_complete" }
  | { outcome: "expired" };

export function payByCard(sandbox: Sandbox, entry: SessionEntry, attempt: Attempt): PaymentOutcome {
  if (entry.session.status !== "open") return closed(entry);
  if (!needsChallenge(entry, attempt)) return answerFromBank(sandbox, entry, attempt);

  const { intent } = intentFor(sandbox, entry);
  intent.status = "requires_action";
  const id = newIdentifier("challenge");
  entry.challenge = { id, attempt };
  return { outcome: "challenge", challenge: id };
}

/** The result of the 3-D Secure challenge. */
export function answerChallenge(
  sandbox: Sandbox,
  entry: SessionEntry,
  { challenge, authorized }: { challenge: string; authorized: boolean },
): PaymentOutcome {
  const pending = entry.challenge;
  if (entry.session.status !== "open") return closed(entry);
  if (pending?.id !== challenge || !authorized)
    return refuse(sandbox, entry, DECLINES.authenticationFailed);
  return answerFromBank(sandbox, entry, pending.attempt);
}

export function closed({ session }: SessionEntry): PaymentOutcome {
  return { outcome: session.status === "expired" ? "expired" : "already_complete" };
}

function needsChallenge({ session }: SessionEntry, { card }: Attempt): boolean {
  const asked = session.payment_method_options?.card?.request_three_d_secure;
  return testCard(card.number).challenge || asked === "any" || asked === "challenge";
}

function answerFromBank(sandbox: Sandbox, entry: SessionEntry, attempt: Attempt): PaymentOutcome {
  const { decline, refund, disputed } = testCard(attempt.card.number);
  if (decline) return refuse(sandbox, entry, decline);

  const intentEntry = intentFor(sandbox, entry);
  intentEntry.refundBehaviour = refund;
  capture(intentEntry, { card: attempt.card }, attempt.payer, secondsOf(sandbox));
  recordEvent(sandbox, entry.account, "payment_intent.succeeded", intentEntry.intent, null);
  completeSession(sandbox, entry, attempt.payer, "paid");
  if (disputed) openDispute(sandbox, intentEntry);
  return { outcome: "complete" };
}

/** The session stays open: the guest may try another card. */
function refuse(sandbox: Sandbox, entry: SessionEntry, decline: Decline): PaymentOutcome {
  entry.challenge = null;
  failIntent(sandbox, intentFor(sandbox, entry), decline);
  return { outcome: "declined", decline };
}
