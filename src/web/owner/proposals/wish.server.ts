import { z } from "zod";

/** What can be done to a proposal. */
export const wish = z.object({ intent: z.literal("withdraw") });
