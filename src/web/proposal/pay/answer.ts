import type { PayerField } from "../../../contract/payer.ts";
import type { Payer } from "../../../contract/payer.ts";
import type { RefusalCode } from "../../../domain/app-error.ts";

/** Why no Pix was made. `typed` is for a page that is rendered again without JavaScript. */
export type PixFormAnswer = {
  readonly refused: RefusalCode | "unheard";
  readonly typed?: Payer;
  readonly fields?: readonly PayerField[];
};
