export type BookingState = "held" | "confirmed" | "cancelled" | "expired" | "refunded";

/** Allowed transitions. A state that is missing here is final. */
const moves: Partial<Record<BookingState, readonly BookingState[]>> = {
  held: ["confirmed", "expired"],
  expired: ["confirmed", "refunded"],
  confirmed: ["cancelled"],
};

export function canMove(from: BookingState, to: BookingState): boolean {
  return moves[from]?.includes(to) ?? false;
}

/** Only a portal's stay returns: the portal lists it again after it had removed it. */
export function canReturn(from: BookingState): boolean {
  return from === "cancelled";
}

/** The booking ended without a stay, so the guest owes nothing. */
export function isOver(state: BookingState): boolean {
  return state === "cancelled" || state === "refunded";
}

/** No vowels and no look-alikes, so that a code can be read out on the phone and spells no word. */
export const codeLetters = "23456789BCDFGHJKLMNPQRSTVWXZ";
const CODE_LENGTH = 6;

const CODE = new RegExp(`^[A-Z]{0,4}-[${codeLetters}]{${CODE_LENGTH}}$`);

export function isBookingCode(text: string): boolean {
  return CODE.test(text);
}

/** Reads a code as people type it: 'mare 7k42xb', 'MARE7K42XB'. Null if it is none. */
export function readBookingCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  const code = `${typed.slice(0, -CODE_LENGTH)}-${typed.slice(-CODE_LENGTH)}`;
  return isBookingCode(code) ? code : null;
}

/** 'MARE-7K42XB': the property's name, then letters from random numbers in [0, 1). */
export function bookingCode(propertyName: string, random: () => number): string {
  const letter = () => codeLetters[Math.floor(random() * codeLetters.length)];
  return prefixOf(propertyName) + Array.from({ length: CODE_LENGTH }, letter).join("");
}

/** What a code of this house looks like. */
export const exampleCode = (propertyName: string) => `${prefixOf(propertyName)}7K42XB`;

function prefixOf(propertyName: string): string {
  const letters = propertyName.normalize("NFD").replace(/[^A-Za-z]/g, "");
  return `${letters.slice(0, 4).toUpperCase()}-`;
}
