import { data } from "react-router";
import { inLanguage, languageOfPath } from "../../../contract/page-urls.ts";
import { problems } from "../../../contract/problems.ts";
import { AppError, type RefusalCode } from "../../../domain/app-error.ts";

/** A page's data; null if this browser has opened no link of that booking. */
export type OwnPage<T> = { readonly shown: T | null };

/** An unknown code and a browser without the link get the same page. */
export async function ownPage<T>(load: Promise<T>) {
  try {
    return { shown: await load } satisfies OwnPage<T>;
  } catch (error) {
    if (isRefusal(error, "link-unknown")) {
      return data({ shown: null } satisfies OwnPage<T>, { status: 404 });
    }
    throw error;
  }
}

/** Null in place of one of these refusals. */
export async function orNone<T>(ask: Promise<T>, ...codes: RefusalCode[]): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    if (isRefusal(error, ...codes)) return null;
    throw error;
  }
}

function isRefusal(error: unknown, ...codes: RefusalCode[]): error is AppError {
  return error instanceof AppError && codes.includes(error.code);
}

/** A form's refusal, with its status; anything else is thrown on. */
export function refused<T extends object>(error: unknown, more: T) {
  if (!(error instanceof AppError)) throw error;
  return data({ refused: error.code, ...more }, { status: problems[error.code][0] });
}

/** A malformed or truncated body is an empty form, which is refused for what it lacks. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** Empty without such a field. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** One of our URLs, in the language of the requesting page. */
export function localTo(request: Request, url: string): string {
  return inLanguage(url, languageOfPath(new URL(request.url).pathname));
}
