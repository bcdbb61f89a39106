import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { IntentEntry } from "../state/books.ts";
import type { Decline } from "./declines.ts";

export function failIntent(sandbox: Sandbox, { account, intent }: IntentEntry, decline: Decline) {
  intent.status = "requires_payment_method";
  intent.next_action = null;
  intent.last_payment_error = {
    type: "card_error",
    code: decline.code,
    ...(decline.declineCode !== undefined && { decline_code: decline.declineCode }),
    message: decline.message,
  };
  recordEvent(sandbox, account, "payment_intent.payment_failed", intent, null);
}
