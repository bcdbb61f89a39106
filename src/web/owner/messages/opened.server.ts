import { z } from "zod";
import { messageKinds } from "../../../domain/message.ts";

const kind = z.enum(messageKinds);

/** Which text a chat was opened with, and to whom. */
export const opened = z.union([
  z.object({ kind, bookingId: z.string() }),
  z.object({ kind, proposalId: z.string() }),
]);
