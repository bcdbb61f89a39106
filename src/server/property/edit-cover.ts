import type { HouseCover, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { optional, paragraph, problemsIn, under } from "./checks.ts";
import { findPhotos, photoChecks, toPhoto } from "./find-photos.ts";

export async function editCover(
  edit: PropertyEdit,
  { pt, en, photo }: HouseCover,
): Promise<HouseProblems> {
  const found = await findPhotos(edit.deps.db, [photo]);
  const problems = problemsIn({
    "pt.description": paragraph(pt.description),
    "en.description": optional(en.description),
    ...(photo && under("photo", photoChecks(found, photo))),
  });
  return changeProperty(edit, problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, description: pt.description }),
    texts_en: JSON.stringify({ ...row.texts_en, description: en.description }),
    hero_photo: JSON.stringify(
      photo && { ...toPhoto(found, photo, photo.alt), altEn: photo.altEn },
    ),
  }));
}
