import type { ExportedPart } from "../../domain/activity.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { byWhom, type Desk } from "./desk.ts";

/** The permissions name no other verb that hands out a file: it would not compile. */
const parts = {
  exportBookings: "bookings",
  exportGuest: "guest",
  exportNumbers: "numbers",
  exportMovements: "movements",
} as const satisfies Readonly<Record<string, ExportedPart>>;

/** Before the file leaves. What was searched for may name a guest, so it is not kept. */
export async function noteExport(
  desk: Desk,
  verb: keyof typeof parts,
  [first]: readonly unknown[],
  file: unknown,
): Promise<void> {
  const what = parts[verb];
  const isGuest = what === "guest";
  const subject = isGuest ? String(first) : null;
  const lines = isGuest ? null : String(file).trimEnd().split("\n").length - 1;
  const facts = { what, lines };
  await noteActivity(desk.deps.db, await byWhom(desk), { kind: "exported", subject, facts });
}
