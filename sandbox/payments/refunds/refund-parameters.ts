import { z } from "zod";
import { EXPANDABLE, expand } from "../api/expand.ts";
import { flag, integerBetween, metadata, text } from "../api/parameter-types.ts";

export const refundParameters = z.strictObject({
  amount: integerBetween(1, 99_999_999).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  refund_application_fee: flag.default(false),
  metadata: metadata.optional(),
  expand: expand(EXPANDABLE.refund),
});

export type RefundParameters = z.output<typeof refundParameters>;
