import type { OnlineMeans } from "../../domain/payment-choice.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { isInFrame } from "../payments/choose.ts";
import type { SessionRow } from "../settle/payment-session.ts";

/** A session that is paid on a page of its own, not in a frame. */
export type OwnPageSession = SessionRow & { readonly means: OnlineMeans };

/** Whether the session is paid on a page of its own, also before it is opened. */
export function hasOwnPage(
  { payments }: Pick<Deps, "payments">,
  row: SessionRow,
): row is OwnPageSession {
  return row.means !== "card-or-pix" && !isInFrame(payments, row);
}

/**
 * The booking's latest one that was begun: the session of a change is written before anybody opens
 * it.
 */
export async function latestOnOwnPage(
  deps: Pick<Deps, "db" | "payments">,
  bookingId: string,
): Promise<OwnPageSession | undefined> {
  const rows = await begunSessions(deps.db, bookingId);
  return rows.find((row): row is OwnPageSession => hasOwnPage(deps, row));
}

function begunSessions(db: Database, bookingId: string): Promise<SessionRow[]> {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("checkout_id", "is not", null)
    .orderBy("opened_at", "desc")
    .execute();
}
