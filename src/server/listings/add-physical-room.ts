import type { PhysicalRoom } from "../../contract/owner/listings.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

const LONGEST_NAME = 80;

/** A physical room that belongs to no listing yet. Returns its id. */
export function openPhysicalRoom(deps: Deps, name: string, cause: Cause): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const room = await addPhysicalRoom(tx, name);
    const by = { cause, at: new Date(deps.clock()) };
    await noteActivity(tx, by, { kind: "room-added", subject: null, facts: { name: room.name } });
    return room.id;
  });
}

export async function addPhysicalRoom(tx: Tx, name: string): Promise<PhysicalRoom> {
  const wanted = name.trim();
  if (wanted === "" || wanted.length > LONGEST_NAME) throw new AppError("invalid-request");
  const added = await tx
    .insertInto("physical_room")
    .values({ name: wanted })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "name"])
    .executeTakeFirst();
  if (!added) throw new AppError("room-name-taken");
  return added;
}
