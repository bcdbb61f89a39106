import { z } from "zod";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { AppError } from "../../../domain/app-error.ts";
import { readStay } from "../timeline/read-change.ts";
import { GUEST_KNOWS } from "../ui/guest-knows.tsx";
import type { WayOut } from "./conflict-words.ts";

const wish = z.discriminatedUnion("acao", [
  z.object({ acao: z.literal("ignore") }),
  z.object({ acao: z.literal("unblock"), id: z.string() }),
  z.object({
    acao: z.literal("move"),
    id: z.string(),
    versao: z.coerce.number().int(),
    quarto: z.string(),
    de: z.string(),
    ate: z.string(),
    [GUEST_KNOWS]: z.string().optional(),
  }),
]);

/**
 * The solutions of a conflict. Only the owner may choose one, even where the team may do the same
 * elsewhere.
 */
export async function perform(owner: OwnerApi, conflictId: string, form: unknown): Promise<WayOut> {
  const person = await owner.whoIsSignedIn();
  if (person?.role !== "owner") throw new AppError("not-allowed");
  const parsed = wish.safeParse(form);
  if (!parsed.success) throw new AppError("invalid-request");
  const asked = parsed.data;
  switch (asked.acao) {
    case "ignore":
      await owner.ignoreConflict(conflictId);
      break;
    case "unblock":
      await owner.unblock(asked.id);
      break;
    case "move": {
      const stay = readStay(asked.de, asked.ate);
      if (!stay) throw new AppError("invalid-stay");
      const change = { listingId: asked.quarto, stay };
      const guestKnows = asked[GUEST_KNOWS] !== undefined;
      await owner.changeStay(asked.id, asked.versao, change, "keep", guestKnows);
      break;
    }
  }
  return asked.acao;
}
