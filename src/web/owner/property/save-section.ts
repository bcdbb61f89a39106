import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import type { PropertyProblem, PropertyProblems } from "../../../contract/owner/property.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { answerForm, FieldsRefused } from "../form/answer-form.ts";
import { problemWords } from "./problem-words.ts";

/** More specific messages, by the last segment of the field name. */
type Explained = Readonly<Record<string, Partial<Record<PropertyProblem, string>>>>;

/** Action of one part of the property: its verb validates and returns problems by field. */
export function saveSection<S extends z.ZodType>(
  asked: ActionFunctionArgs,
  part: S,
  save: (owner: OwnerApi, part: z.output<S>) => Promise<PropertyProblems>,
  explain: (part: z.output<S>) => Explained = () => ({}),
) {
  return answerForm(asked, part, async (owner, typed) => {
    const problems = Object.entries(await save(owner, typed));
    if (problems.length === 0) return true;
    const better = explain(typed);
    const sentences = problems.map(([path, problem]) => {
      const last = path.split(".").at(-1) ?? "";
      return [path, better[last]?.[problem] ?? problemWords[problem]];
    });
    throw new FieldsRefused(Object.fromEntries(sentences));
  });
}
