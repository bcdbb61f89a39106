import { type RawBuilder, sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";

export type NewEntry =
  | { readonly kind: "charge"; readonly line: QuoteLine; readonly stayId: string }
  | (OfPayment & { readonly kind: "payment" })
  | (OfPayment & { readonly kind: "refund" | "refunded"; readonly refundId: string })
  | (OfPayment & { readonly kind: "dispute" | "dispute-lost"; readonly chargebackId: string });

type OfPayment = {
  readonly paymentId: string;
  readonly amount: Centavos;
  /**
   * The part of a refund or dispute above what was left of the payment, if the provider reports
   * one.
   */
  readonly beyond?: Centavos;
};

/**
 * Writes entries. Triggers add them to the account's sums, and constraints refuse impossible ones.
 * Returns the entries' ids.
 */
export async function post(
  { tx, cause, at }: Change,
  bookingId: string,
  entries: readonly NewEntry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const by = { at, actor: cause.actor, source: cause.source };
  const posted = await tx
    .insertInto("account_entry")
    .values(entries.map((entry) => ({ ...columnsOf(bookingId, entry), ...by })))
    .returning("id")
    .execute();
  return posted.map(({ id }) => id);
}

function columnsOf(bookingId: string, entry: NewEntry) {
  const { kind } = entry;
  if (kind === "charge") {
    const line = storedLine(entry.line);
    const charge = { amount: line.amount, stay_id: entry.stayId, line: JSON.stringify(line) };
    return { ...nothing, booking_id: bookingId, kind, ...charge };
  }
  return {
    ...nothing,
    booking_id: bookingId,
    kind,
    amount: entry.amount,
    payment_id: entry.paymentId,
    beyond: entry.beyond ?? 0,
    ...("refundId" in entry && { refund_id: entry.refundId }),
    ...("chargebackId" in entry && { chargeback_id: entry.chargebackId }),
  };
}

/** Without the note about the line and the room's current name, which are stored elsewhere. */
export function storedLine({ words: _, room: __, ...line }: QuoteLine): QuoteLine {
  return line;
}

/** Defaults, because all rows of one insert need the same columns. */
const nothing = {
  stay_id: null,
  line: null,
  payment_id: null,
  refund_id: null,
  chargeback_id: null,
  beyond: 0,
};

type Subject =
  | { readonly kind: "refund" | "refunded"; readonly refundId: string }
  | { readonly kind: "dispute" | "dispute-lost"; readonly chargebackId: string };

/** Reverses the entries about a refund or chargeback that are not reversed yet. */
export async function reverse(change: Change, subject: Subject): Promise<void> {
  await reverseWhere(change, sql`kind = ${subject.kind} and ${isAbout(subject)}`);
}

/** Returns the new entries' ids. */
export function reverseEntries(change: Change, ids: readonly string[]): Promise<string[]> {
  return reverseWhere(change, sql`id = any(${ids}::bigint[])`);
}

async function reverseWhere(
  { tx, cause, at }: Change,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into account_entry (reverses, at, actor, source)
    select id, ${at}, ${cause.actor}, ${cause.source} from account_entry as entry
    where reverses is null and ${condition} and ${isLive}
    order by id
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The entry was not reversed. */
export const isLive = sql<boolean>`not exists (
  select from account_entry as later where later.reverses = entry.id
)`;

function isAbout(subject: Subject) {
  if ("refundId" in subject) return sql`refund_id = ${subject.refundId}`;
  return sql`chargeback_id = ${subject.chargebackId}`;
}
