import type { ListingEdit } from "../../contract/owner/listings.ts";
import {
  type Activity,
  changesIn,
  isSame,
  type ListingPart,
  type SeasonChange,
  someOf,
} from "../../domain/activity.ts";
import type { Season } from "../../domain/season.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";

type Edit = { readonly before: ListingEdit; readonly after: ListingEdit };

/**
 * One activity entry per kind of change, so that each can be found on its own. No change, no entry.
 */
export async function noteListingEdit(
  tx: Tx,
  by: Pick<Change, "cause" | "at">,
  subject: string,
  { before, after }: Edit,
): Promise<void> {
  const prices = someOf(changesIn(pricesOf(before), pricesOf(after)));
  const rules = someOf(changesIn(rulesOf(before), rulesOf(after)));
  const seasons = someOf(seasonChanges(before.rates.seasons, after.rates.seasons));
  const parts = someOf(partsChanged({ before, after }));
  const entries: (Activity | null)[] = [
    prices && { kind: "price-changed", subject, facts: { changes: prices } },
    seasons && { kind: "seasons-changed", subject, facts: { seasons } },
    rules && { kind: "stay-rules-changed", subject, facts: { changes: rules } },
    parts && { kind: "listing-edited", subject, facts: { parts } },
  ];
  for (const entry of entries) if (entry) await noteActivity(tx, by, entry);
}

function pricesOf({ rates }: ListingEdit) {
  const { seasons: _, ...prices } = rates;
  return prices;
}

function rulesOf(room: ListingEdit) {
  const { capacity, roomCount, wholeHouse, minNights, maxNights } = room;
  const { noArrivalWeekdays, ratesValidUntil } = room;
  return {
    ...{ capacity, roomCount, wholeHouse, minNights, maxNights, ratesValidUntil },
    noArrivalWeekdays: noArrivalWeekdays.toSorted(),
  };
}

/** A season is identified by its creation time, whatever else changes. */
function seasonChanges(before: readonly Season[], after: readonly Season[]): SeasonChange[] {
  const gone = before.filter((one) => !after.some((other) => isSameSeason(one, other)));
  const come = after.filter((one) => !before.some((other) => isSameSeason(one, other)));
  const changed = gone.map((one) => {
    const now = come.find((other) => other.createdAt !== null && other.createdAt === one.createdAt);
    return { before: one, after: now ?? null };
  });
  const made = come.filter((one) => !changed.some((change) => change.after === one));
  return [...changed, ...made.map((season) => ({ before: null, after: season }))].map((change) => ({
    before: change.before && factsOf(change.before),
    after: change.after && factsOf(change.after),
  }));
}

function isSameSeason(one: Season, other: Season): boolean {
  return isSame(factsOf(one), factsOf(other));
}

function factsOf({ firstNight, lastNight, nightlyPrice, fromNights, minNights }: Season) {
  return { firstNight, lastNight, nightlyPrice, fromNights, minNights };
}

function partsChanged({ before, after }: Edit): ListingPart[] {
  const parts: Record<ListingPart, (room: ListingEdit) => unknown> = {
    texts: ({ portuguese, english }) => [portuguese, english].map(wordsOf),
    photos: ({ photos }) => photos.map(({ id, alt, altEnglish }) => [id, alt, altEnglish]),
    amenities: ({ amenities }) =>
      amenities.map(({ icon, title, text, titleEnglish, textEnglish }) => [
        ...[icon, title, text, titleEnglish, textEnglish],
      ]),
    rooms: ({ physicalRoomIds }) => physicalRoomIds.toSorted((one, other) => one - other),
  };
  const names = Object.keys(parts) as ListingPart[];
  return names.filter((part) => !isSame(parts[part](before), parts[part](after)));
}

function wordsOf({ name, cardText, paragraphs, observations }: ListingEdit["portuguese"]) {
  return [name, cardText, paragraphs, observations];
}
