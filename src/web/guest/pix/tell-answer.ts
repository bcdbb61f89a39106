import type { RefusalCode } from "../../../domain/app-error.ts";

/** What 'Já fiz o Pix' was answered; null: the house knows it now. */
export type TellAnswer = { readonly refused: RefusalCode | "unheard" | null };
