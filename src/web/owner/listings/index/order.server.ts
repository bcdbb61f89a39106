import { z } from "zod";

/** Every room's id, in the order of the list. */
export const order = z.object({ ids: z.array(z.string()).default([]) });
