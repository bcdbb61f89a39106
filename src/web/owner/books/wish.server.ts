import { z } from "zod";

export const wish = z.object({ intent: z.literal("issueReceipt"), payment: z.string() });
