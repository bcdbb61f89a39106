import type { HouseBenefits, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { each, problemsIn, titledInBoth } from "./checks.ts";

/** Which benefits there are is drawn into the page; the owner says what they mean here. */
export function editBenefits(edit: PropertyEdit, benefits: HouseBenefits): Promise<HouseProblems> {
  const problems = problemsIn(each("benefits", benefits, titledInBoth));
  return changeProperty(edit, problems, (row) => {
    const kept = row.texts.benefits.map(({ type, title, text }) => {
      const said = benefits.find((benefit) => benefit.type === type);
      return {
        pt: { type, title, text, ...said?.pt },
        en: { type, title: "", text: "", ...said?.en },
      };
    });
    return {
      texts: JSON.stringify({ ...row.texts, benefits: kept.map(({ pt }) => pt) }),
      texts_en: JSON.stringify({ ...row.texts_en, benefits: kept.map(({ en }) => en) }),
    };
  });
}
