import type { RefusalCode } from "../../../domain/app-error.ts";

/** Name of the field for her password or code, in whatever form asks for it. */
export const STEP_UP = "step-up";

const refusals: ReadonlySet<RefusalCode> = new Set([
  "step-up-needed",
  "step-up-wrong",
  "step-up-throttled",
]);

export const asksForStepUp = (code: RefusalCode) => refusals.has(code);
