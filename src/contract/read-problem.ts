import { AppError, type RefusalCode } from "../domain/app-error.ts";
import { parseDay } from "../domain/day.ts";
import { makeStay, type Stay } from "../domain/stay.ts";
import { asTold, readList } from "./read-wire.ts";

/**
 * The refusal in a response; without a code it is an unexpected failure. Pages have their own
 * texts, so the browser bundle does not contain those of `problems.ts`.
 */
export function fromWireProblem(wire: unknown): AppError {
  const { code, alternatives, bookingCode, refund, refundDay, refundState } = asTold(wire);
  return new AppError(typeof code === "string" ? (code as RefusalCode) : "unexpected", {
    ...(Array.isArray(alternatives) && { alternatives: readList(alternatives, readStay) }),
    ...(bookingCode ? { bookingCode } : {}),
    ...(refund ? { refund } : {}),
    ...(refundDay ? { refundDay } : {}),
    ...(refundState ? { refundState } : {}),
  });
}

export function readStay(wire: unknown): Stay | null {
  const { startDate, endDate } = asTold(wire);
  const [checkIn, checkOut] = [parseDay(String(startDate)), parseDay(String(endDate))];
  return checkIn && checkOut && makeStay(checkIn, checkOut);
}
