import { data, redirect } from "react-router";
import { signInUrl } from "../../contract/owner-urls.ts";
import { problems } from "../../contract/problems.ts";
import { AppError, type RefusalCode } from "../../domain/app-error.ts";

export type Refusal = { readonly code: RefusalCode; readonly sentence: string };

/** A form's result: done, or refused with a message. */
export type Answer<T> =
  | { readonly done: T; readonly refusal: null }
  | { readonly done: null; readonly refusal: Refusal };

/** Loads data for a page. A refusal becomes the page's status. */
export async function show<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask;
  } catch (error) {
    const { refusal, status } = refusalOf(error);
    throw data(refusal, { status });
  }
}

/** Runs a form's action. A refusal becomes a message beside the form, with its status. */
export async function attempt<T>(ask: Promise<T>) {
  try {
    return { done: await ask, refusal: null };
  } catch (error) {
    const { refusal, status } = refusalOf(error);
    return data({ done: null, refusal }, { status });
  }
}

function refusalOf(error: unknown): { refusal: Refusal; status: number } {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "sign-in-required") throw redirect(signInUrl);
  const [status, sentence] = problems[error.code];
  return { refusal: { code: error.code, sentence }, status };
}
