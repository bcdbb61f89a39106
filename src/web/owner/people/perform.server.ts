import { z } from "zod";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { AppError } from "../../../domain/app-error.ts";

const role = z.enum(["owner", "team"]);
const wish = z.discriminatedUnion("acao", [
  z.object({
    acao: z.literal("invite"),
    name: z.string().trim().min(1).max(120),
    email: z.email().max(254),
    role,
  }),
  z.object({ acao: z.literal("changeRole"), id: z.string(), role }),
  z.object({ acao: z.literal("removePerson"), id: z.string() }),
]);

export async function perform(owner: OwnerApi, form: unknown): Promise<void> {
  const parsed = wish.safeParse(form);
  if (!parsed.success) throw new AppError("invalid-request");
  const asked = parsed.data;
  if (asked.acao === "invite") await owner.invite(asked);
  if (asked.acao === "changeRole") await owner.changeRole(asked.id, asked.role);
  if (asked.acao === "removePerson") await owner.removePerson(asked.id);
}
