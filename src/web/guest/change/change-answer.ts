import type { ChangeFigures } from "../../../contract/guest-api.ts";

/** The answer to a submitted form. */
export type ChangeAnswer = { readonly refused: string; readonly seen?: ChangeFigures | null };
