import type { RefusalCode } from "../../../domain/app-error.ts";

export type Refusal = { readonly code: RefusalCode; readonly sentence: string };

/** One message per refused field, by field name. */
export type Problems = Readonly<Record<string, string>>;

/** `typed` is for a page that is rendered again without JavaScript. */
export type Answer<T> =
  | { readonly done: T; readonly refusal: null }
  | {
      readonly done: null;
      readonly refusal: Refusal;
      readonly problems?: Problems;
      readonly typed?: Readonly<Record<string, string>>;
    };
