import type { RefusalCode } from "../../../domain/app-error.ts";

/** Which of the page's two forms was sent. */
export type Way = "email" | "code";

export type Answer =
  | { readonly kind: "sent" }
  | {
      readonly refused: RefusalCode | "unheard";
      readonly way?: Way;
      readonly typed?: { readonly email: string; readonly code: string };
      /** The field that is wrong. */
      readonly field?: Way | null;
    };
