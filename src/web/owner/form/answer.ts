import type { RefusalCode } from "../../../domain/app-error.ts";

export type Refusal = { readonly code: RefusalCode; readonly sentence: string };

/** A sentence for each field that was refused, by the field's name. */
export type Problems = Readonly<Record<string, string>>;

/** What a form is answered: done, or refused in a sentence, with what was typed for a page drawn anew. */
export type Answer<T> =
  | { readonly done: T; readonly refusal: null }
  | {
      readonly done: null;
      readonly refusal: Refusal;
      readonly problems?: Problems;
      readonly typed?: Readonly<Record<string, string>>;
    };
