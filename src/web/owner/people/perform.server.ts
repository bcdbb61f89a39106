import { z } from "zod";
import { roles } from "../../../domain/person.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { email, required } from "../form/fields.server.ts";

const role = z.enum(roles);

export const wish = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("invite"),
    name: required(120, "Escreva o nome."),
    email,
    role,
  }),
  z.object({ intent: z.literal("changeRole"), id: z.string(), role }),
  z.object({ intent: z.literal("removePerson"), id: z.string() }),
]);

export async function perform(owner: OwnerApi, asked: z.output<typeof wish>): Promise<void> {
  if (asked.intent === "invite") await owner.invite(asked);
  if (asked.intent === "changeRole")
    await owner.changeRole({ personId: asked.id, role: asked.role });
  if (asked.intent === "removePerson") await owner.removePerson({ personId: asked.id });
}
