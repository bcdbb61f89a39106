import type { Insertable } from "kysely";
import type { Photo } from "../src/domain/listing.ts";
import type { PropertyTexts } from "../src/domain/property.ts";
import type { HeroPhoto, PropertyTable } from "../src/server/database/property-table.ts";
import type { Picture } from "../src/server/media/keep-picture.ts";
import { sampleProperty } from "./property.ts";
import type { SamplePhoto } from "./sample-photo.ts";

/** The sample's pictures by file name; without them it is shown without pictures. */
export type Pictures = ReadonlyMap<string, Picture>;

export function propertyRow(pictures: Pictures): Insertable<PropertyTable> {
  const sample = sampleProperty;
  return {
    name: sample.name,
    short_name: sample.shortName,
    address: `${sample.address}, ${sample.district}`,
    city: sample.city,
    state: sample.state,
    phone: sample.phone,
    second_phone: sample.secondPhone,
    whatsapp: sample.whatsapp,
    email: sample.email,
    latitude: sample.latitude,
    longitude: sample.longitude,
    map_key: sample.mapKey,
    dashboard_url: sample.dashboardUrl,
    year: sample.year,
    time_zone: sample.timeZone,
    check_in_time: sample.checkInTime,
    check_out_time: sample.checkOutTime,
    cnpj: sample.cnpj,
    cadastur: sample.cadastur,
    late_arrival_from: sample.lateArrivalFrom,
    same_day_turnover: sample.sameDayTurnover,
    cancellation_policy: JSON.stringify(sample.cancellationPolicy),
    hero_photo: JSON.stringify(heroPhoto(pictures)),
    texts: JSON.stringify(portugueseTexts(pictures)),
    texts_en: JSON.stringify(englishTexts(pictures)),
  };
}

function heroPhoto(pictures: Pictures): HeroPhoto | null {
  const photo = toPhoto(pictures, sampleProperty.heroPhoto, "alt");
  return photo && { ...photo, altEn: sampleProperty.heroPhoto.alt_en };
}

function portugueseTexts(pictures: Pictures): PropertyTexts {
  const { description, promotion, learnMore, aboutUs, benefits } = sampleProperty;
  return {
    description,
    promotion,
    learnMore: {
      title: learnMore.title,
      text: learnMore.text,
      photos: learnMore.images.flatMap((image) => {
        const photo = toPhoto(pictures, image, "alt");
        return photo ? [{ ...photo, caption: image.caption }] : [];
      }),
    },
    aboutUs: {
      title: aboutUs.callToActionTitle,
      text: aboutUs.callToActionText,
      button: aboutUs.buttonLabel,
      photo: toPhoto(pictures, aboutUs.photo, "alt"),
    },
    benefits,
  };
}

function englishTexts(pictures: Pictures): PropertyTexts {
  const { learnMore, aboutUs, benefits, english } = sampleProperty;
  return {
    description: english.description,
    promotion: english.promotion,
    learnMore: {
      ...english.learnMore,
      photos: learnMore.images.flatMap((image) => {
        const photo = toPhoto(pictures, image, "alt_en");
        return photo ? [{ ...photo, caption: image.caption_en }] : [];
      }),
    },
    aboutUs: {
      title: english.aboutUs.callToActionTitle,
      text: english.aboutUs.callToActionText,
      button: english.aboutUs.buttonLabel,
      photo: toPhoto(pictures, aboutUs.photo, "alt_en"),
    },
    benefits: benefits.map(({ type }, index) => ({
      type,
      title: english.benefits[index]?.title ?? "",
      text: english.benefits[index]?.text ?? "",
    })),
  };
}

function toPhoto(pictures: Pictures, sample: SamplePhoto, alt: "alt" | "alt_en"): Photo | null {
  const picture = pictures.get(sample.file);
  return picture ? { ...picture, alt: sample[alt] } : null;
}
