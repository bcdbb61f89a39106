import { redirect } from "react-router";
import { z } from "zod";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { show } from "../form/refusals.ts";
import { begin, confirm, turnOn } from "./turn-on.server.ts";

export const wish = z.discriminatedUnion("intent", [
  begin,
  confirm,
  z.object({ intent: z.literal("put-off") }),
]);

export async function perform(owner: OwnerApi, asked: z.output<typeof wish>, next: string) {
  if (asked.intent !== "put-off") return turnOn(owner, asked, next);
  await show(owner.putOffSecondFactor());
  return redirect(next);
}
