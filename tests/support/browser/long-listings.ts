import type { App } from "./app.ts";

/** Sixty letters. */
const NAME = "Quarto Mirante das Gaivotas com rede, varanda e vista do mar";
const ENGLISH_NAME = "Room of the Seagulls with hammock, veranda and a sea outlook";
const PRICE = 12_345_00;
/** Single rooms first: an odd number is laid out differently with the whole house. */
const ORDER = ["mar", "coqueiro", "jangada", "farol", "mirante", "casa-inteira"];
export const MOST_ROOMS = ORDER.length;

/** Gives every room a long name and price, and adds a room. */
export async function lengthenListings(app: App): Promise<void> {
  await app.query("create table kept_listing as select * from listing");
  await app.query(
    `insert into listing
     select (jsonb_populate_record(listing, jsonb_build_object(
       'id', 'mirante', 'slug', 'mirante', 'calendar_token', md5('mirante')))).*
     from listing where id = 'mar'`,
  );
  await app.query(
    `insert into listing_photo (listing_id, position, media_id, alt, alt_en)
     select 'mirante', position, media_id, alt, alt_en from listing_photo where listing_id = 'mar'`,
  );
  await app.query(
    `insert into listing_physical_room
     select 'mirante', physical_room_id from listing_physical_room where listing_id = 'mar'`,
  );
  await app.query(
    `update listing set nightly_price = $1, position = 100 + array_position($2::text[], id),
       texts = texts || jsonb_build_object('name', $3::text, 'cardTitle', $3::text),
       texts_en = texts_en || jsonb_build_object('name', $4::text, 'cardTitle', $4::text)`,
    [PRICE, ORDER, NAME, ENGLISH_NAME],
  );
}

export async function putListingsBack(app: App): Promise<void> {
  await app.query("delete from listing where id = 'mirante'");
  await app.query(
    `update listing set published = kept.published, nightly_price = kept.nightly_price,
       position = kept.position, texts = kept.texts, texts_en = kept.texts_en
     from kept_listing as kept where kept.id = listing.id`,
  );
  await app.query("drop table kept_listing");
}

export async function showListings(app: App, count: number): Promise<void> {
  await app.query("update listing set published = id = any($1)", [ORDER.slice(0, count)]);
}
