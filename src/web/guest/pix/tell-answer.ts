import type { RefusalCode } from "../../../domain/app-error.ts";

/** The answer to 'Já fiz o Pix'; null: the house has been told. */
export type TellAnswer = { readonly refused: RefusalCode | "unheard" | null };
