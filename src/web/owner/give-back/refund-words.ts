import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { Moved, RefundKey } from "../../../contract/owner/said-by-guest.ts";
import { byWords, moment } from "../ui/words.ts";

/** Recorded as the recipient of a link that the house gave out itself, in place of an address. */
const HOUSE = "casa";
const SEVEN_DAYS = 7 * 24 * 60 * 60_000;

export type Known = {
  readonly refundKey: RefundKey | null;
  readonly addressMoved: Moved | null;
  readonly readAt: number;
};

/** The last time that the booking's address was changed. */
export function addressMovedIn(journal: BookingDetails["journal"]): Moved | null {
  const moved = journal.findLast(
    ({ event, facts }) =>
      event === "edited" && Array.isArray(facts.fields) && facts.fields.includes("guest_email"),
  );
  return moved ?? null;
}

/** 'Deixada em 18 de nov., 14:02, pelo link de ana@x.example.' */
export function keyWords({ at, by }: RefundKey, timeZone: string): string {
  if (at === null) return "O hóspede deixou para esta devolução.";
  const link =
    by === HOUSE
      ? ", pelo link que a casa entregou"
      : by
        ? `, pelo link de ${by}`
        : ", por um link antigo";
  return `Deixada em ${moment(at, timeZone)}${link}.`;
}

/** Changes of the last week: a fraud changes the address or the key before money goes back. */
export function freshWords({ refundKey, addressMoved, readAt }: Known, timeZone: string): string[] {
  const isFresh = ({ at }: { readonly at: number | null }) =>
    at !== null && readAt - at < SEVEN_DAYS;
  return [
    addressMoved &&
      isFresh(addressMoved) &&
      `O e-mail desta reserva mudou em ${moment(addressMoved.at, timeZone)}, por ${byWords(addressMoved.by)}.`,
    refundKey && isFresh(refundKey) && "A chave é destes últimos sete dias.",
  ].filter((words): words is string => Boolean(words));
}
