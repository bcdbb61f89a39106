import type { HouseCompany, HouseProblems } from "../../contract/owner/house.ts";
import { parseCnpj } from "../../domain/cnpj.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { problemsIn } from "./checks.ts";

const CADASTUR = /^[\d./-]{6,30}$/;

export function editCompany(
  edit: PropertyEdit,
  { cnpj, cadastur }: HouseCompany,
): Promise<HouseProblems> {
  const written = cnpj === null ? null : parseCnpj(cnpj);
  const problems = problemsIn({
    cnpj: cnpj === null || written ? null : "not-a-cnpj",
    cadastur: cadastur === null || CADASTUR.test(cadastur) ? null : "not-a-cadastur",
  });
  return changeProperty(edit, problems, () => ({ cnpj: written, cadastur }));
}
