import type {
  PropertyPix,
  PropertyProblem,
  PropertyProblems,
} from "../../contract/owner/property.ts";
import { fitsBrCode } from "../../domain/br-code.ts";
import { readPixKey } from "../../domain/pix-key.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { line, problemsIn } from "./checks.ts";

/** Applies to codes that are shown from now on. Null: no Pix is taken by hand. */
export function editPix(edit: PropertyEdit, terms: PropertyPix): Promise<PropertyProblems> {
  if (!terms) return changeProperty(edit, "pix", {}, () => ({ pix_terms: null }));
  const read = readPixKey(terms.key);
  const payee = terms.payee.trim();
  const problems = problemsIn({
    key: read ? null : "not-a-pix-key",
    payee: payeeProblem(payee),
  });
  return changeProperty(edit, "pix", problems, () => ({
    pix_terms: JSON.stringify({ key: read?.key, payee, onSite: terms.onSite }),
  }));
}

/** A code cannot say a name of which nothing is left in plain letters. */
function payeeProblem(payee: string): PropertyProblem | null {
  return line(payee) ?? (fitsBrCode(payee) ? null : "not-a-payee");
}
