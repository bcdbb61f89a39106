import type { RoomEdit, RoomWords } from "../../contract/owner/rooms.ts";
import { AppError } from "../../domain/app-error.ts";
import { isStronger } from "../../domain/season.ts";
import type { Tx } from "../database/connect.ts";
import type { ListingTexts } from "../database/tables.ts";
import { raiseVersion } from "./raise-version.ts";
import { isReadyForSite } from "./room-edit.ts";

/**
 * Saves the whole editor except the physical rooms, which the calendar owns. Pages are not cached,
 * so the next request shows it.
 */
export async function editListing(
  tx: Tx,
  id: string,
  version: number,
  room: RoomEdit,
  now: number,
): Promise<void> {
  const { published } = await raiseVersion(tx, id, version, {
    capacity: room.capacity,
    room_count: room.roomCount,
    whole_house: room.wholeHouse,
    nightly_price: room.rates.nightlyPrice,
    weekend_price: room.rates.weekendPrice,
    included_guests: room.rates.includedGuests,
    extra_adult: room.rates.extraAdult,
    child_up_to_12: room.rates.childUpTo12,
    child_above_12: room.rates.childAbove12,
    min_nights: room.minNights,
    max_nights: room.maxNights,
    no_arrival_weekdays: [...room.noArrivalWeekdays],
    rates_valid_until: room.ratesValidUntil,
    texts: JSON.stringify(textsOf(room, room.portuguese, "portuguese")),
    texts_en: JSON.stringify(textsOf(room, room.english, "english")),
  });
  if (published && !isReadyForSite(room)) throw new AppError("room-not-ready");
  await replaceSeasons(tx, id, room, now);
  await replacePhotos(tx, id, room);
}

function textsOf(
  { amenities }: RoomEdit,
  { name, cardText, paragraphs, observations }: RoomWords,
  language: "portuguese" | "english",
): ListingTexts {
  return {
    name,
    cardTitle: name,
    cardText,
    paragraphs: [...paragraphs],
    amenities: amenities.map(({ icon, title, text, titleEnglish, textEnglish }) =>
      language === "portuguese"
        ? { icon, title, text }
        : { icon, title: titleEnglish, text: textEnglish },
    ),
    observations: [...observations],
  };
}

/** A season keeps its creation date through all edits. */
async function replaceSeasons(tx: Tx, id: string, { rates }: RoomEdit, now: number): Promise<void> {
  await tx.deleteFrom("season").where("listing_id", "=", id).execute();
  if (rates.seasons.length === 0) return;
  const made = rates.seasons.map((season, index) => ({
    ...season,
    createdAt: Math.min(season.createdAt ?? now + index, now + index),
  }));
  // Ordered by precedence: a process of the previous release, still running during a deploy, uses
  // the first season that covers a night.
  const rows = made
    .sort((one, other) => (isStronger(one, other) ? -1 : 1))
    .map((season, position) => ({
      listing_id: id,
      position,
      first_night: season.firstNight,
      last_night: season.lastNight,
      nightly_price: season.nightlyPrice,
      from_nights: season.fromNights,
      min_nights: season.minNights,
      created_at: new Date(season.createdAt),
    }));
  await tx.insertInto("season").values(rows).execute();
}

async function replacePhotos(tx: Tx, id: string, { photos }: RoomEdit): Promise<void> {
  await tx.deleteFrom("listing_photo").where("listing_id", "=", id).execute();
  if (photos.length === 0) return;
  const ids = photos.map((photo) => photo.id);
  const known = await tx.selectFrom("media").select("id").where("id", "in", ids).execute();
  if (known.length < new Set(ids).size) throw new AppError("invalid-request");
  const rows = photos.map((photo, position) => ({
    listing_id: id,
    position,
    media_id: photo.id,
    alt: photo.alt,
    alt_en: photo.altEnglish || null,
  }));
  await tx.insertInto("listing_photo").values(rows).execute();
}
