import type { PixEdit, PropertyProblem, PropertyProblems } from "../../contract/owner/property.ts";
import { fitsBrCode } from "../../domain/br-code.ts";
import { readPixKey } from "../../domain/pix-key.ts";
import type { LeftKey, PixTerms } from "../../domain/pix-terms.ts";
import type { Change } from "../change.ts";
import { addJob } from "../queue/add-job.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { line, problemsIn } from "./checks.ts";
import { getPixTerms } from "./get-pix-terms.ts";

/**
 * Applies to codes that are shown from now on: a Pix that was begun keeps its key, unless the owner
 * says that the key was not the house's.
 */
export async function editPix(
  edit: PropertyEdit,
  { terms, left }: PixEdit,
): Promise<PropertyProblems> {
  const read = terms && readPixKey(terms.key);
  const payee = terms?.payee.trim() ?? "";
  const before = await getPixTerms(edit.deps.db);
  const isLeft = before !== null && before.key !== read?.key;
  const problems = problemsIn({
    key: read || !terms ? null : "not-a-pix-key",
    payee: terms && payeeProblem(payee),
    // If the new key is invalid, the question about the former one is not asked yet.
    left: isLeft && !left && (read || !terms) ? "missing" : null,
  });
  const pix_terms = terms && JSON.stringify({ key: read?.key, payee, onSite: terms.onSite });
  return changeProperty(
    edit,
    "pix",
    problems,
    () => ({ pix_terms }),
    async (change, { pix_terms: was }) => {
      if (!was || was.key === read?.key) return [];
      await leaveKey(change, was, left ?? "swap");
      return [{ field: `leftKey.${left ?? "swap"}` }];
    },
  );
}

/** A BR Code has plain letters only: a name without any is refused. */
function payeeProblem(payee: string): PropertyProblem | null {
  return line(payee) ?? (fitsBrCode(payee) ? null : "not-a-payee");
}

/** A job notifies the guests who began to pay to a key that is not the house's. */
async function leaveKey(
  { tx, at }: Change,
  { key, payee }: PixTerms,
  left: LeftKey,
): Promise<void> {
  const { id } = await tx
    .insertInto("former_pix_key")
    .values({ key, payee, left_at: at, is_ours: left !== "not-ours" })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (left === "not-ours") await addJob(tx, "end-disowned-pix", { formerKeyId: id });
}
