import type { HouseAboutUs, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { line, optional, problemsIn, titledInBoth, under } from "./checks.ts";
import { findPhotos, photoChecks, toPhoto } from "./find-photos.ts";

export async function editAboutUs(edit: PropertyEdit, part: HouseAboutUs): Promise<HouseProblems> {
  const { pt, en, photo } = part;
  const found = await findPhotos(edit.deps.db, [photo]);
  const problems = problemsIn({
    ...titledInBoth(part),
    "pt.button": line(pt.button),
    "en.button": optional(en.button),
    ...(photo && under("photo", photoChecks(found, photo))),
  });
  const shown = (alt: string | undefined) => photo && toPhoto(found, photo, alt ?? "");
  return changeProperty(edit, problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, aboutUs: { ...pt, photo: shown(photo?.alt) } }),
    texts_en: JSON.stringify({ ...row.texts_en, aboutUs: { ...en, photo: shown(photo?.altEn) } }),
  }));
}
