import { noteActivity } from "../activity/note-activity.ts";
import type { Exports } from "../verb.ts";
import { byWhom, type Desk } from "./desk.ts";

/** Before the file leaves. What was searched for may name a guest, so it is not kept. */
export async function noteExport(
  desk: Desk,
  { what, of }: Exports<unknown>,
  given: unknown,
  file: unknown,
): Promise<void> {
  const subject = of?.(given) ?? null;
  const lines = subject === null ? String(file).trimEnd().split("\n").length - 1 : null;
  const facts = { what, lines };
  await noteActivity(desk.deps.db, await byWhom(desk), { kind: "exported", subject, facts });
}
