import { type Sandbox, secondsOf } from "../sandbox.ts";
import { newIdentifier } from "../state/identifier.ts";

/** With asynchronous capture a charge enters the balance some seconds after it was paid. */
const SECONDS_UNTIL_BOOKED = 5;

export function bookCharges(sandbox: Sandbox) {
  for (const { charge, paidAt } of sandbox.books.intents) {
    if (!charge || charge.balance_transaction || paidAt === null) continue;
    if (paidAt + SECONDS_UNTIL_BOOKED > secondsOf(sandbox)) continue;
    charge.balance_transaction = newIdentifier("txn");
  }
}
