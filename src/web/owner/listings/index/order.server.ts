import { z } from "zod";

/** All listings, in display order. */
export const order = z.object({ ids: z.array(z.string()).default([]) });
