import type {
  PropertyAboutUs,
  PropertyBenefits,
  PropertyCover,
  PropertyLearnMore,
  PropertyProblems,
  PropertyPromotion,
} from "../../contract/owner/property.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { each, line, optional, paragraph, problemsIn, titledInBoth, under } from "./checks.ts";
import { findPhotos, photoChecks, toPhoto } from "./find-photos.ts";

export async function editCover(
  edit: PropertyEdit,
  { pt, en, photo }: PropertyCover,
): Promise<PropertyProblems> {
  const found = await findPhotos(edit.deps.db, [photo]);
  const problems = problemsIn({
    "pt.description": paragraph(pt.description),
    "en.description": optional(en.description),
    ...(photo && under("photo", photoChecks(found, photo))),
  });
  return changeProperty(edit, "cover", problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, description: pt.description }),
    texts_en: JSON.stringify({ ...row.texts_en, description: en.description }),
    hero_photo: JSON.stringify(
      photo && { ...toPhoto(found, photo, photo.alt), altEn: photo.altEn },
    ),
  }));
}

/** A disabled promotion keeps its texts, complete or not. */
export function editPromotion(
  edit: PropertyEdit,
  promotion: PropertyPromotion,
): Promise<PropertyProblems> {
  const { pt, en, shown } = promotion;
  const problems = shown ? problemsIn(titledInBoth(promotion)) : {};
  return changeProperty(edit, "promotion", problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, promotion: { ...pt, hidden: !shown } }),
    texts_en: JSON.stringify({ ...row.texts_en, promotion: en }),
  }));
}

export async function editLearnMore(
  edit: PropertyEdit,
  part: PropertyLearnMore,
): Promise<PropertyProblems> {
  const { pt, en } = part;
  // The page keys its slides by picture, so duplicates are dropped.
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
  return changeProperty(edit, "learnMore", problems, (row) => {
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

export async function editAboutUs(
  edit: PropertyEdit,
  part: PropertyAboutUs,
): Promise<PropertyProblems> {
  const { pt, en, photo } = part;
  const found = await findPhotos(edit.deps.db, [photo]);
  const problems = problemsIn({
    ...titledInBoth(part),
    "pt.button": line(pt.button),
    "en.button": optional(en.button),
    ...(photo && under("photo", photoChecks(found, photo))),
  });
  const shown = (alt: string | undefined) => photo && toPhoto(found, photo, alt ?? "");
  return changeProperty(edit, "aboutUs", problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, aboutUs: { ...pt, photo: shown(photo?.alt) } }),
    texts_en: JSON.stringify({ ...row.texts_en, aboutUs: { ...en, photo: shown(photo?.altEn) } }),
  }));
}

export function editBenefits(
  edit: PropertyEdit,
  benefits: PropertyBenefits,
): Promise<PropertyProblems> {
  const problems = problemsIn(each("benefits", benefits, titledInBoth));
  const said = (language: "pt" | "en") =>
    benefits.map(({ type, [language]: words }) => ({ type, ...words }));
  return changeProperty(edit, "benefits", problems, (row) => ({
    texts: JSON.stringify({ ...row.texts, benefits: said("pt") }),
    texts_en: JSON.stringify({ ...row.texts_en, benefits: said("en") }),
  }));
}
