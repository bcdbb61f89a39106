import type { Selectable } from "kysely";
import type { SessionPurpose } from "../../domain/session-purpose.ts";
import type { Change } from "../change.ts";
import type { PaymentSessionTable } from "../database/account-tables.ts";
import type { Database, Tx } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { Taker } from "../payments/choose.ts";
import { type PaymentSession, ProviderError } from "../payments/provider.ts";

/** Our row about a session; the provider's own is a `PaymentSession`. */
export type SessionRow = Selectable<PaymentSessionTable>;

/** The latest session of a purpose. */
export function sessionFor(
  db: Database | Tx,
  bookingId: string,
  purpose: SessionPurpose,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("purpose", "=", purpose)
    .orderBy("opened_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findSessionRow(
  db: Database | Tx,
  checkoutId: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirst();
}

/** Our row of a provider's session. Its id may not be stored yet if the process died meanwhile. */
export async function rowOf(
  db: Database | Tx,
  session: PaymentSession & { readonly bookingId: string },
): Promise<SessionRow | undefined> {
  const { id, bookingId, purpose } = session;
  const known = (await findSessionRow(db, id)) ?? (await rowNamedBy(db, session));
  if (known) return known.booking_id === bookingId ? known : undefined;
  const latest = await sessionFor(db, bookingId, purpose);
  // Another call may have stored the id since.
  return latest && (latest.checkout_id ?? id) === id ? latest : undefined;
}

/** A provider that stores our own id of a session identifies the row for certain. */
async function rowNamedBy(
  db: Database | Tx,
  { sessionId }: Pick<PaymentSession, "sessionId">,
): Promise<SessionRow | undefined> {
  if (!sessionId || !isUuid(sessionId)) return undefined;
  const rows = db.selectFrom("payment_session").selectAll().where("id", "=", sessionId);
  return rows.executeTakeFirst();
}

/** Whether the session is of this provider and means. */
export function isBy({ provider, means }: SessionRow, taker: Taker): boolean {
  return provider === taker.provider && means === taker.means;
}

/** Stores the provider's id, and what the guest is shown. False if another call was first. */
export async function storeOpened(
  db: Database | Tx,
  { id }: Pick<SessionRow, "id">,
  { id: checkoutId, pay }: Pick<PaymentSession, "id" | "pay">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment_session")
    .set({
      checkout_id: checkoutId,
      br_code: pay?.kind === "code" ? pay.brCode : null,
      pay_url: pay?.kind === "page" ? pay.url : null,
    })
    .where("id", "=", id)
    .where("checkout_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** 'paid' by the provider is final, also for a session that had ended here. */
export async function closeSession(
  { tx }: Pick<Change, "tx">,
  { id }: Pick<SessionRow, "id">,
  state: "paid" | "ended",
  checkoutId?: string,
): Promise<void> {
  await tx
    .updateTable("payment_session")
    .set({ state, ...(checkoutId !== undefined && { checkout_id: checkoutId }) })
    .where("id", "=", id)
    .where("state", "in", state === "paid" ? ["open", "ended"] : ["open"])
    .execute();
}

/**
 * Without the settings of its provider, the state of a session is unknown: nothing may be undone.
 */
export function refuseUnlessKnown(
  { payments }: Pick<Deps, "payments">,
  { provider }: Pick<SessionRow, "provider">,
): void {
  if (payments.providers.some(({ name }) => name === provider)) return;
  throw new ProviderError("unknown", new Error("a payment provider without settings"));
}
