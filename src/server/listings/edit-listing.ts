import type { ListingEdit, ListingWords } from "../../contract/owner/listings.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Tx } from "../database/connect.ts";
import type { ListingTexts } from "../database/tables.ts";
import { isReadyForSite } from "./listing-edit.ts";
import { raiseVersion } from "./raise-version.ts";
import { replaceSeasons } from "./replace-seasons.ts";

/**
 * Saves the whole form except the physical rooms, which the calendar changes. No cache needs to be
 * invalidated: the next request shows it.
 */
export async function editListing(
  tx: Tx,
  id: string,
  version: number,
  listing: ListingEdit,
  now: number,
): Promise<void> {
  const { published } = await raiseVersion(tx, id, version, {
    capacity: listing.capacity,
    room_count: listing.roomCount,
    whole_house: listing.wholeHouse,
    nightly_price: listing.rates.nightlyPrice,
    weekend_price: listing.rates.weekendPrice,
    included_guests: listing.rates.includedGuests,
    extra_adult: listing.rates.extraAdult,
    child_up_to_12: listing.rates.childUpTo12,
    child_above_12: listing.rates.childAbove12,
    min_nights: listing.minNights,
    max_nights: listing.maxNights,
    no_arrival_weekdays: [...listing.noArrivalWeekdays],
    rates_valid_until: listing.ratesValidUntil,
    texts: JSON.stringify(textsOf(listing, listing.portuguese, "portuguese")),
    texts_en: JSON.stringify(textsOf(listing, listing.english, "english")),
  });
  if (published && !isReadyForSite(listing)) throw new AppError("room-not-ready");
  await replaceSeasons(tx, id, listing.rates.seasons, now);
  await replacePhotos(tx, id, listing);
}

function textsOf(
  { amenities }: ListingEdit,
  { name, cardText, paragraphs, observations }: ListingWords,
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

async function replacePhotos(tx: Tx, id: string, { photos }: ListingEdit): Promise<void> {
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
