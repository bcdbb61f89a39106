import { expireSession } from "./checkout/expire-session.ts";
import { findSession } from "./checkout/find-session.ts";
import { bookCharges } from "./paying/book-charges.ts";
import { losePix } from "./paying/pay-by-pix.ts";
import { settleRefund } from "./refunds/settle-refund.ts";
import { type Sandbox, secondsOf } from "./sandbox.ts";

/** Everything that the clock alone triggers. Called before each response and by a timer. */
export function timePasses(sandbox: Sandbox) {
  expireSessions(sandbox);
  expirePix(sandbox);
  settleRefunds(sandbox);
  bookCharges(sandbox);
}

function expireSessions(sandbox: Sandbox) {
  for (const entry of sandbox.books.sessions) {
    const { status, expires_at } = entry.session;
    if (status === "open" && expires_at <= secondsOf(sandbox)) expireSession(sandbox, entry, null);
  }
}

function expirePix(sandbox: Sandbox) {
  for (const intentEntry of sandbox.books.intents) {
    const { pixExpiresAt, sessionId } = intentEntry;
    if (pixExpiresAt === null || pixExpiresAt > secondsOf(sandbox)) continue;
    const entry = findSession(sandbox, sessionId);
    if (entry) losePix(sandbox, intentEntry, entry);
  }
}

function settleRefunds(sandbox: Sandbox) {
  for (const entry of sandbox.books.refunds) {
    const { settles } = entry;
    if (settles && settles.at <= secondsOf(sandbox)) settleRefund(sandbox, entry, settles.as);
  }
}
