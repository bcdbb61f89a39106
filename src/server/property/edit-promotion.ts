import type { HouseProblems, HousePromotion } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { problemsIn, titledInBoth } from "./checks.ts";

/** A promotion that is switched off keeps its words, complete or not. */
export function editPromotion(
  edit: PropertyEdit,
  promotion: HousePromotion,
): Promise<HouseProblems> {
  const { pt, en, shown } = promotion;
  const problems = shown ? problemsIn(titledInBoth(promotion)) : {};
  return changeProperty(edit, problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, promotion: { ...pt, hidden: !shown } }),
    texts_en: JSON.stringify({ ...row.texts_en, promotion: en }),
  }));
}
