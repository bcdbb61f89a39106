import type { PixPayer } from "../../../contract/proposal-api.ts";
import type { RefusalCode } from "../../../domain/app-error.ts";

export type PixField = keyof PixPayer;
export type Typed = PixPayer;

/** Why no Pix was made. `typed` is for a page that is rendered again without JavaScript. */
export type PixAnswer = {
  readonly refused: RefusalCode | "unheard";
  readonly typed?: Typed;
  readonly fields?: readonly PixField[];
};
