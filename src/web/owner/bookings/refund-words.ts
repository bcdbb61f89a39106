import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { moment } from "../ui/words.ts";

/** For whom the house gives out a link itself, instead of an address. */
const HOUSE = "casa";
const SEVEN_DAYS = 7 * 24 * 60 * 60_000;

type Known = Pick<BookingDetails, "refundKey" | "journal" | "readAt">;

/** 'Deixada em 18 de nov., 14:02, pelo link de ana@x.example.' */
export function keyWords({ refundKey }: Pick<Known, "refundKey">, timeZone: string): string {
  if (!refundKey?.at) return "O hóspede deixou para esta devolução.";
  const { by } = refundKey;
  const link =
    by === HOUSE
      ? ", pelo link que a casa entregou"
      : by
        ? `, pelo link de ${by}`
        : ", por um link antigo";
  return `Deixada em ${moment(refundKey.at, timeZone)}${link}.`;
}

/** What changed within a week of giving money back, which is how it gets to somebody else. */
export function freshWords({ refundKey, journal, readAt }: Known, timeZone: string): string[] {
  const isFresh = (at: number) => readAt.getTime() - at < SEVEN_DAYS;
  const moved = journal.findLast(
    ({ event, at, facts }) =>
      event === "edited" &&
      isFresh(at) &&
      Array.isArray(facts.fields) &&
      facts.fields.includes("guest_email"),
  );
  return [
    moved && `O e-mail desta reserva mudou em ${moment(moved.at, timeZone)}, por ${moved.by}.`,
    refundKey?.at && isFresh(refundKey.at) && "A chave é destes últimos sete dias.",
  ].filter((words): words is string => Boolean(words));
}
