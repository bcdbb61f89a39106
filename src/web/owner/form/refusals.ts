import { data, redirect } from "react-router";
import { protectUrl, signInUrl } from "../../../contract/owner-urls.ts";
import { problems } from "../../../contract/problems.ts";
import { AppError } from "../../../domain/app-error.ts";
import type { Refusal } from "./answer.ts";
import { Refusing } from "./refusing.ts";

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
  if (error.code === "second-factor-required") throw redirect(protectUrl);
  const [status, general] = problems[error.code];
  const sentence = error instanceof Refusing ? error.sentence : general;
  return { refusal: { code: error.code, sentence }, status };
}
