import type { ChosenPhoto, EditableProperty } from "../../contract/owner/property.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Database } from "../database/connect.ts";
import type { PropertyRow } from "../database/property-table.ts";

type Stored = Omit<EditableProperty, "providers">;

/** The property as its owner edits it: both languages, and non-public fields. */
export async function getEditableProperty(db: Database): Promise<Stored> {
  const row = await db.selectFrom("property").selectAll().executeTakeFirstOrThrow();
  return { version: row.version, ...facts(row), ...texts(row) };
}

function facts(row: PropertyRow) {
  return {
    contact: {
      name: row.name,
      shortName: row.short_name,
      phone: row.phone,
      secondPhone: row.second_phone,
      whatsapp: row.whatsapp,
      email: row.email,
      year: row.year,
      dashboardUrl: row.dashboard_url,
    },
    place: {
      address: row.address,
      city: row.city,
      state: row.state,
      latitude: row.latitude,
      longitude: row.longitude,
      mapKey: row.map_key,
      timeZone: row.time_zone,
    },
    company: { cnpj: row.cnpj, cadastur: row.cadastur },
    hours: {
      checkInTime: row.check_in_time,
      checkOutTime: row.check_out_time,
      sameDayUntil: row.same_day_until,
      horizonDays: row.horizon_days,
      sameDayTurnover: row.same_day_turnover,
      sellGaps: row.sell_gaps,
    },
    cancellation: row.cancellation_policy,
    deposit: row.deposit_terms,
    pix: row.pix_terms,
    paymentChoice: row.payment_choice,
    guestPage: { ...row.guest_terms, payees: row.payees },
    channels: { silenceMinutes: row.channel_silence_minutes },
  };
}

function texts({ texts: pt, texts_en: en, hero_photo }: PropertyRow) {
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
    benefits: pt.benefits.map((benefit) => ({
      type: benefit.type,
      pt: titled(benefit),
      en: titled(en.benefits?.find(({ type }) => type === benefit.type)),
    })),
  };
}

const chosen = ({ id, alt }: Photo, altEn = ""): ChosenPhoto => ({ id, alt, altEn });

const titled = (said?: { title: string; text: string }) => ({
  title: said?.title ?? "",
  text: said?.text ?? "",
});
