import { recordEvent } from "../events/record-event.ts";
import { type Sandbox, secondsOf } from "../sandbox.ts";
import type { IntentEntry, SessionEntry } from "../state/books.ts";
import type { Payer } from "../state/payer.ts";
import { capture } from "./charge.ts";
import { completeSession } from "./complete-session.ts";
import { DECLINES } from "./declines.ts";
import { failIntent, intentFor } from "./intent.ts";
import { closed, type PaymentOutcome } from "./pay-by-card.ts";

const DEFAULT_LIFE_SECONDS = 4 * 60 * 60;

/** The guest pays the code at her bank: the session is complete, the money arrives later. */
export function payByPix(sandbox: Sandbox, entry: SessionEntry, payer: Payer): PaymentOutcome {
  const { session } = entry;
  if (session.status !== "open") return closed(entry);

  const life = session.payment_method_options?.pix?.expires_after_seconds ?? DEFAULT_LIFE_SECONDS;
  const intentEntry = intentFor(sandbox, entry);
  intentEntry.pixExpiresAt = secondsOf(sandbox) + life;
  intentEntry.intent.status = "requires_action";
  intentEntry.intent.next_action = {
    type: "pix_display_qr_code",
    pix_display_qr_code: { data: "pix-de-teste", expires_at: intentEntry.pixExpiresAt },
  };
  completeSession(sandbox, entry, payer, "unpaid");
  return { outcome: "complete" };
}

export function pendingPix({ books }: Sandbox, sessionId: string): IntentEntry | undefined {
  return books.intents.find((one) => one.sessionId === sessionId && one.pixExpiresAt !== null);
}

export function receivePix(sandbox: Sandbox, intentEntry: IntentEntry, entry: SessionEntry) {
  const { session, account } = entry;
  const payer: Payer = {
    email: session.customer_details?.email ?? "",
    name: session.customer_details?.name ?? "",
    phone: session.customer_details?.phone ?? "",
    country: "BR",
  };
  intentEntry.pixExpiresAt = null;
  capture(intentEntry, "pix", payer, secondsOf(sandbox));
  session.payment_status = "paid";
  recordEvent(sandbox, account, "payment_intent.succeeded", intentEntry.intent, null);
  recordEvent(sandbox, account, "checkout.session.async_payment_succeeded", session, null);
}

export function losePix(sandbox: Sandbox, intentEntry: IntentEntry, entry: SessionEntry) {
  intentEntry.pixExpiresAt = null;
  failIntent(sandbox, intentEntry, DECLINES.pixExpired);
  recordEvent(sandbox, entry.account, "checkout.session.async_payment_failed", entry.session, null);
}
