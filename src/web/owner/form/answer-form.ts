import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { AppError } from "../../../domain/app-error.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { ownersFormContext } from "../../context.ts";
import { FORM_KEY } from "../../form/form-key.ts";
import type { Answer, Problems } from "./answer.ts";
import { checkForm, readForm } from "./read-form.ts";
import { attempt } from "./refusals.ts";
import { STEP_UP } from "./step-up-field.ts";

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** For field errors that only the action itself can find, after validation. */
export class FieldsRefused extends Error {
  readonly problems: Problems;

  constructor(problems: Problems) {
    super("form fields were refused");
    this.problems = problems;
  }
}

/**
 * Every form action of the owner's pages goes through here. A refusal returns the typed values, so
 * that a page rendered without JavaScript can show them again.
 */
export async function answerForm<S extends z.ZodType, T>(
  { request, context }: Asked,
  schema: S,
  perform: (owner: OwnerApi, asked: z.output<S>) => Promise<T>,
) {
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  if ("problems" in checked) return refuseFields(form, checked.problems);
  try {
    const key = form.get(FORM_KEY);
    const owner = context.get(ownersFormContext)(typeof key === "string" ? key : null);
    const answer = await attempt(provenBy(form, owner, () => perform(owner, checked.value)));
    if (!("data" in answer)) return data<Answer<T>>({ done: answer.done, refusal: null });
    return data<Answer<T>>({ ...answer.data, typed: typedIn(form) }, answer.init ?? undefined);
  } catch (error) {
    if (error instanceof FieldsRefused) return refuseFields(form, error.problems);
    throw error;
  }
}

/** Checks her password or code first; then the form is handled like any other. */
async function provenBy<T>(form: FormData, owner: OwnerApi, perform: () => Promise<T>): Promise<T> {
  const proof = form.get(STEP_UP);
  if (typeof proof === "string") {
    const answer = await owner.stepUp(proof);
    if (answer !== "given") throw new AppError(`step-up-${answer}`);
  }
  return perform();
}

function refuseFields<T>(form: FormData, problems: Problems) {
  const refusal = {
    code: "invalid-request",
    sentence: "Nada foi salvo ainda: confira o que está marcado.",
  } as const;
  return data<Answer<T>>({ done: null, refusal, problems, typed: typedIn(form) }, { status: 422 });
}

function typedIn(form: FormData): Record<string, string> {
  const fields = [...form].filter(([name]) => name !== STEP_UP);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
