import type { GuestWords } from "../../contract/guest-api.ts";
import type { RefusalCode } from "../../domain/app-error.ts";

export const intents = ["tell", "withdraw", "renew", "pix", "pay"] as const;
export type Intent = (typeof intents)[number];

/** In a form: what is paid for. */
export const PURPOSE = "para";

/** Which field of the arrival is refused. */
export type Problem = keyof GuestWords;

/** `typed` is for a page that is rendered again without JavaScript. */
export type Answer =
  | { readonly kind: "done"; readonly intent: Intent }
  | {
      readonly kind: "refused";
      readonly intent: Intent;
      readonly code: RefusalCode;
      readonly problems: readonly Problem[];
      readonly typed: GuestWords | null;
    }
  | Unheard;

/** Whether it was done is unknown: the same form is sent again. */
type Unheard = { readonly kind?: never; readonly refused: "unheard" };
