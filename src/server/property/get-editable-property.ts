import type {
  ChosenPhoto,
  PropertyAboutUs,
  PropertyBenefits,
  PropertyCover,
  PropertyLearnMore,
  PropertyPromotion,
} from "../../contract/owner/property.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Database } from "../database/connect.ts";
import type { PropertyRow } from "../database/property-table.ts";
import { settings } from "./settings.ts";

type Texts = {
  readonly cover: PropertyCover;
  readonly promotion: PropertyPromotion;
  readonly learnMore: PropertyLearnMore;
  readonly aboutUs: PropertyAboutUs;
  readonly benefits: PropertyBenefits;
};

/** The property as it is edited: both languages, and non-public fields. */
export async function getEditableProperty(db: Database) {
  const row = await db.selectFrom("property").selectAll().executeTakeFirstOrThrow();
  return { version: row.version, ...facts(row), ...texts(row) };
}

function facts(row: PropertyRow) {
  return {
    contact: settings.contact.read(row),
    place: settings.place.read(row),
    company: settings.company.read(row),
    hours: settings.hours.read(row),
    cancellation: row.cancellation_policy,
    deposit: row.deposit_terms,
    pix: row.pix_terms,
    paymentChoice: row.payment_choice,
    guestPage: { ...row.guest_terms, payees: row.payees },
    channels: settings.channels.read(row),
    look: settings.look.read(row),
  };
}

function texts({ texts: pt, texts_en: en, hero_photo }: PropertyRow): Texts {
  return {
    cover: {
      pt: { description: pt.description },
      en: { description: en.description ?? "" },
      photo: hero_photo && chosen(hero_photo, hero_photo.altEn),
    },
    promotion: {
      shown: !pt.promotion.hidden,
      pt: titled(pt.promotion),
      en: titled(en.promotion),
    },
    learnMore: {
      pt: titled(pt.learnMore),
      en: titled(en.learnMore),
      photos: pt.learnMore.photos.map((photo) => {
        const twin = en.learnMore?.photos.find(({ id }) => id === photo.id);
        const captions = { caption: photo.caption, captionEn: twin?.caption ?? "" };
        return { ...chosen(photo, twin?.alt), ...captions };
      }),
    },
    aboutUs: {
      pt: { ...titled(pt.aboutUs), button: pt.aboutUs.button },
      en: { ...titled(en.aboutUs), button: en.aboutUs?.button ?? "" },
      photo: pt.aboutUs.photo && chosen(pt.aboutUs.photo, en.aboutUs?.photo?.alt),
    },
    benefits: pt.benefits
      .map((benefit, index) => ({
        type: benefit.type,
        pt: titled(benefit),
        en: titled(en.benefits?.[index]),
      }))
      // A house that was begun before the list was the owner's own has six without words.
      .filter(({ pt }) => pt.title !== "" || pt.text !== ""),
  };
}

const chosen = ({ id, alt }: Photo, altEn = ""): ChosenPhoto => ({ id, alt, altEn });

const titled = (said?: { title: string; text: string }) => ({
  title: said?.title ?? "",
  text: said?.text ?? "",
});
