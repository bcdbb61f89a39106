import type { ChangeFigures } from "../../../contract/guest-api.ts";

/** What a submitted form was told. */
export type ChangeAnswer = { readonly refused: string; readonly seen?: ChangeFigures | null };
