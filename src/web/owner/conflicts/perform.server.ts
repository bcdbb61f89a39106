import { z } from "zod";
import { AppError } from "../../../domain/app-error.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { ticked } from "../form/fields.server.ts";
import { GUEST_KNOWS } from "../timeline/guest-knows.tsx";
import { readStay } from "../timeline/read-stay.ts";
import type { WayOut } from "./conflict-words.ts";

export const wish = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ignore") }),
  z.object({ intent: z.literal("unblock"), id: z.string() }),
  z.object({
    intent: z.literal("move"),
    id: z.string(),
    version: z.coerce.number().int(),
    stay: z.string().optional(),
    listing: z.string(),
    from: z.string(),
    until: z.string(),
    [GUEST_KNOWS]: ticked,
  }),
]);

/** Only the owner resolves conflicts, although the team may use the same verbs elsewhere. */
export async function perform(
  owner: OwnerApi,
  conflictId: string,
  asked: z.output<typeof wish>,
): Promise<WayOut> {
  const permitted = await owner.listPermitted();
  if (!permitted.includes("ignoreConflict")) throw new AppError("not-allowed");
  switch (asked.intent) {
    case "ignore":
      await owner.ignoreConflict({ conflictId });
      break;
    case "unblock":
      await owner.unblock({ blockId: asked.id });
      break;
    case "move": {
      const stay = readStay(asked.from, asked.until);
      if (!stay) throw new AppError("invalid-stay");
      const change = { listingId: asked.listing, stay, ...(asked.stay && { stayId: asked.stay }) };
      await owner.changeStay({
        bookingId: asked.id,
        version: asked.version,
        ...change,
        price: "keep",
        guestKnows: asked[GUEST_KNOWS],
      });
      break;
    }
  }
  return asked.intent;
}
