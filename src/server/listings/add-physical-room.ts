import type { PhysicalRoom } from "../../contract/owner/rooms.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";

const LONGEST_NAME = 80;

export async function addPhysicalRoom(db: Database | Tx, name: string): Promise<PhysicalRoom> {
  const wanted = name.trim();
  if (wanted === "" || wanted.length > LONGEST_NAME) throw new AppError("invalid-request");
  const added = await db
    .insertInto("physical_room")
    .values({ name: wanted })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "name"])
    .executeTakeFirst();
  if (!added) throw new AppError("room-name-taken");
  return added;
}
