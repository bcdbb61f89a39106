import type {
  PropertyGuestPage,
  PropertyProblem,
  PropertyProblems,
} from "../../contract/owner/property.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { line, problemsIn, wholeWithin } from "./checks.ts";

const LONGEST = 365;
const MOST_PAYEES = 10;

/** Applies at once, also to guests who have booked already. */
export function editGuestPage(
  edit: PropertyEdit,
  { payees: typed, ...terms }: PropertyGuestPage,
): Promise<PropertyProblems> {
  const payees = [...new Set(typed.map((payee) => payee.trim()).filter(Boolean))];
  const isSelf = terms.change === "self";
  const problems = problemsIn({
    changeUntilDays: isSelf ? wholeWithin(terms.changeUntilDays, 1, LONGEST) : null,
    payees: payeesProblem(payees),
  });
  return changeProperty(edit, "guestPage", problems, ({ guest_terms: before }) => {
    const changeUntilDays = isSelf ? terms.changeUntilDays : before.changeUntilDays;
    return { guest_terms: JSON.stringify({ ...terms, changeUntilDays }), payees };
  });
}

function payeesProblem(payees: readonly string[]): PropertyProblem | null {
  if (payees.length > MOST_PAYEES) return "out-of-range";
  return payees.some((payee) => line(payee) !== null) ? "too-long" : null;
}
