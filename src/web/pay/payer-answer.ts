import type { Payer, PayerField } from "../../contract/payer.ts";
import type { RefusalCode } from "../../domain/app-error.ts";

/** Why no payment was begun. `typed` is for a page that is rendered again without JavaScript. */
export type PayerAnswer = {
  readonly refused: RefusalCode | "unheard";
  readonly typed?: Payer;
  readonly fields?: readonly PayerField[];
};
