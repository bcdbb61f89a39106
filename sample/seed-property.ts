import { sql } from "kysely";
import { type Day, todayIn } from "../src/domain/day.ts";
import type { Database, Tx } from "../src/server/database/connect.ts";
import { ensureProperty } from "../src/server/property/ensure-property.ts";
import { listingRow, seasonRows } from "./listing-rows.ts";
import { sampleListings } from "./listings.ts";
import { seeding, seedLife } from "./living-property.ts";
import { sampleProperty } from "./property.ts";
import { type Pictures, propertyRow } from "./property-row.ts";
import type { SampleListing } from "./sample-listing.ts";

/**
 * Loads the sample property once. 'living': published, with guests and reserved days. 'empty':
 * published, every night free. 'drafts': rooms alone, unpublished, so that a real house does not
 * publish or sell what is invented. Returns the number of rooms; 0 if the house has some already.
 */
export async function seedProperty(
  db: Database,
  options: {
    as: "living" | "empty" | "drafts";
    /** Epoch milliseconds. */
    now: number;
    pictures: Pictures;
    /** Without its promotions, the price of a night does not depend on the day. */
    withSeasons?: boolean;
  },
): Promise<number> {
  const { as, now, pictures, withSeasons = true } = options;
  const today = todayIn(sampleProperty.timeZone, now);
  return db.transaction().execute(async (tx) => {
    const present = await tx.selectFrom("listing").select("id").limit(1).executeTakeFirst();
    if (present) return 0;
    await seedMedia(tx, pictures);
    if (as === "drafts") await ensureProperty(tx, now);
    else await writeProperty(tx, pictures);
    const rooms = await seedListings(tx, as !== "drafts", today, pictures);
    if (withSeasons) await seedSeasons(tx, today);
    // On sale since before the first booking, for the reports.
    await sql`update room_on_sale set days = daterange(null, null)`.execute(tx);
    if (as === "living") await seedLife({ tx, cause: seeding, at: new Date(now) }, rooms, today);
    return rooms.size;
  });
}

async function writeProperty(tx: Tx, pictures: Pictures): Promise<void> {
  const row = propertyRow(pictures);
  await tx
    .insertInto("property")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

async function seedMedia(tx: Tx, pictures: Pictures): Promise<void> {
  if (pictures.size === 0) return;
  await tx
    .insertInto("media")
    .values([...pictures.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the physical rooms of each listing: its own, or all of them. */
async function seedListings(
  tx: Tx,
  published: boolean,
  today: Day,
  pictures: Pictures,
): Promise<Map<string, number[]>> {
  const physicalRooms = await tx
    .insertInto("physical_room")
    .values(sampleListings.filter((room) => !room.full_space).map(({ name }) => ({ name })))
    .returning(["id", "name"])
    .execute();
  const rooms = new Map<string, number[]>();
  for (const [position, room] of sampleListings.entries()) {
    const own = physicalRooms.filter(({ name }) => room.full_space || name === room.name);
    rooms.set(
      room.id,
      own.map(({ id }) => id),
    );
    await tx
      .insertInto("listing")
      .values(listingRow(room, position, published, today))
      .execute();
    await tx
      .insertInto("listing_physical_room")
      .values(own.map(({ id }) => ({ listing_id: room.id, physical_room_id: id })))
      .execute();
    await seedPhotos(tx, room, pictures);
  }
  return rooms;
}

async function seedSeasons(tx: Tx, today: Day): Promise<void> {
  const seasons = sampleListings.flatMap((room) => seasonRows(room, today));
  await tx.insertInto("season").values(seasons).execute();
}

async function seedPhotos(tx: Tx, room: SampleListing, pictures: Pictures): Promise<void> {
  const photos = room.data_page.images.flatMap(({ file, alt, alt_en }) => {
    const picture = pictures.get(file);
    return picture ? [{ media_id: picture.id, alt, alt_en }] : [];
  });
  if (photos.length === 0) return;
  await tx
    .insertInto("listing_photo")
    .values(photos.map((photo, position) => ({ ...photo, listing_id: room.id, position })))
    .execute();
}
