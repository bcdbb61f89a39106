import type { ChosenPhoto, PropertyProblem } from "../../contract/owner/property.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Database } from "../database/connect.ts";
import { line, optional } from "./checks.ts";

export type FoundPhotos = ReadonlyMap<string, Pick<Photo, "id" | "width" | "height">>;

/** The stored pictures among the chosen ones; unknown ones are missing. */
export async function findPhotos(
  db: Database,
  chosen: readonly (ChosenPhoto | null)[],
): Promise<FoundPhotos> {
  const ids = chosen.flatMap((photo) => (photo ? [photo.id] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["id", "width", "height"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Alternative text is required, for guests who use a screen reader. */
export function photoChecks(
  found: FoundPhotos,
  photo: ChosenPhoto,
): Record<"id" | "alt" | "altEn", PropertyProblem | null> {
  return {
    id: found.has(photo.id) ? null : "photo-unknown",
    alt: describing(photo.alt),
    altEn: optional(photo.altEn),
  };
}

/** Required, and may be longer than a line. */
function describing(alt: string): PropertyProblem | null {
  return line(alt) === "missing" ? "missing" : optional(alt);
}

export function toPhoto(found: FoundPhotos, photo: ChosenPhoto, alt: string): Photo {
  const kept = found.get(photo.id);
  if (!kept) throw new AppError("invalid-request");
  return { ...kept, alt };
}
