import type { PixField } from "../../../contract/pix-payer.ts";
import type { PixPayer } from "../../../contract/proposal-api.ts";
import type { RefusalCode } from "../../../domain/app-error.ts";

/** Why no Pix was made. `typed` is for a page that is rendered again without JavaScript. */
export type PixFormAnswer = {
  readonly refused: RefusalCode | "unheard";
  readonly typed?: PixPayer;
  readonly fields?: readonly PixField[];
};
