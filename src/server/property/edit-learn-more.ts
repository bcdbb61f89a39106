import type { HouseLearnMore, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { each, line, optional, problemsIn, titledInBoth } from "./checks.ts";
import { findPhotos, photoChecks, toPhoto } from "./find-photos.ts";

export async function editLearnMore(
  edit: PropertyEdit,
  part: HouseLearnMore,
): Promise<HouseProblems> {
  const { pt, en } = part;
  // The page knows its slides by their picture: one twice would be one slide.
  const photos = part.photos.filter(
    ({ id }, index) => part.photos.findIndex((one) => one.id === id) === index,
  );
  const found = await findPhotos(edit.deps.db, photos);
  const problems = problemsIn({
    ...titledInBoth(part),
    ...each("photos", photos, (photo) => ({
      ...photoChecks(found, photo),
      caption: line(photo.caption),
      captionEn: optional(photo.captionEn),
    })),
  });
  return changeProperty(edit, problems, (row) => {
    const inPortuguese = photos.map((photo) => ({
      ...toPhoto(found, photo, photo.alt),
      caption: photo.caption,
    }));
    const inEnglish = photos.map((photo) => ({
      ...toPhoto(found, photo, photo.altEn),
      caption: photo.captionEn,
    }));
    return {
      texts: JSON.stringify({ ...row.texts, learnMore: { ...pt, photos: inPortuguese } }),
      texts_en: JSON.stringify({ ...row.texts_en, learnMore: { ...en, photos: inEnglish } }),
    };
  });
}
