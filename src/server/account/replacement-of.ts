import { uuidOf } from "../database/uuid.ts";

/** The id of the refund that is tried or noted instead of one that the provider refused. */
export const replacementOf = (refundId: string) => uuidOf("refund-again", refundId);
