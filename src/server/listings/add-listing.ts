import type { NewListing } from "../../contract/owner/listings.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Tx } from "../database/connect.ts";
import type { ListingTexts } from "../database/tables.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addPhysicalRoom } from "./add-physical-room.ts";
import { slugOf } from "./slug-of.ts";

/** The URL of the form for a new room, so not available as an id. */
const RESERVED = "novo";
const LONGEST_ID = 60;

/** Adds a listing at the end of the list, hidden until the owner publishes it. Returns its id. */
export async function addListing(
  deps: Deps,
  { name, nightlyPrice, capacity, physicalRoomId }: NewListing,
  cause: Cause,
): Promise<string> {
  const texts: ListingTexts = {
    name,
    cardTitle: name,
    cardText: "",
    paragraphs: [],
    amenities: [],
    observations: [],
  };
  return inTransaction(deps.db, async (tx) => {
    const room = physicalRoomId ?? (await addPhysicalRoom(tx, name)).id;
    if (!(await isRoom(tx, room))) throw new AppError("invalid-request");
    const id = await freeId(tx, name);
    await tx
      .insertInto("listing")
      .values({
        id,
        slug: id,
        position: await nextPosition(tx),
        published: false,
        whole_house: false,
        capacity,
        room_count: 1,
        nightly_price: nightlyPrice,
        weekend_price: null,
        child_up_to_12: 0,
        child_above_12: 0,
        rates_valid_until: null,
        texts: JSON.stringify(texts),
        texts_en: "{}",
      })
      .execute();
    await tx
      .insertInto("listing_physical_room")
      .values({ listing_id: id, physical_room_id: room })
      .execute();
    const by = { cause, at: new Date(deps.clock()) };
    const facts = { price: nightlyPrice };
    await noteActivity(tx, by, { kind: "listing-added", subject: id, facts });
    return id;
  });
}

/**
 * The id is part of the room's public URL and stays when the room is renamed, because bookings and
 * external links refer to it. So it is a slug of the first name, with a number only on a collision.
 */
async function freeId(tx: Tx, name: string): Promise<string> {
  const wished = slugOf(name.slice(0, LONGEST_ID)) || "quarto";
  const rows = await tx.selectFrom("listing").select(["id", "slug"]).execute();
  const gone = new Set([RESERVED, ...rows.flatMap(({ id, slug }) => [id, slug])]);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? wished : `${wished}-${number}`;
    if (!gone.has(candidate)) return candidate;
  }
}

async function isRoom(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom("physical_room")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

async function nextPosition(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom("listing")
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
