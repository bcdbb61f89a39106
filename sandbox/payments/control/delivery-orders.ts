import { z } from "zod";
import { RELEASE_ORDERS } from "../webhooks/webhook-mode.ts";

export const modeOrder = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("normal") }),
  z.strictObject({ mode: z.literal("drop"), events: z.int().min(1) }),
  z.strictObject({ mode: z.literal("delay"), ms: z.int().min(0) }),
  z.strictObject({ mode: z.literal("duplicate"), copies: z.int().min(2) }),
  z.strictObject({ mode: z.literal("hold") }),
]);

export const releaseOrder = z.strictObject({
  order: z.enum(RELEASE_ORDERS).default("recorded"),
  seed: z.int().default(1),
});
