import { type Selectable, sql } from "kysely";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { HeroPhoto, PropertyTable } from "../database/property-table.ts";
import { statement } from "../database/statement.ts";
import { textsIn } from "./texts-in.ts";

const columns = [
  ...(["name", "short_name", "address", "city", "state", "phone", "second_phone"] as const),
  ...(["whatsapp", "email", "latitude", "longitude", "map_key", "dashboard_url", "year"] as const),
  ...([
    "time_zone",
    "check_in_time",
    "check_out_time",
    "late_arrival_from",
    "date_format",
    "accent",
    "fonts",
    "cnpj",
    "cadastur",
  ] as const),
  ...(["same_day_turnover", "cancellation_policy", "deposit_terms", "pix_terms"] as const),
  "payment_choice",
  ...(["hero_photo", "texts", "texts_en"] as const),
] as const;
type Row = Pick<Selectable<PropertyTable>, (typeof columns)[number]>;

const readProperty = statement(
  () => sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))} from property`,
);

export async function getProperty(
  db: Database | Tx,
  language: Language = defaultLanguage,
): Promise<Property> {
  const [row] = await readProperty(db, {});
  if (!row) throw new Error("there is no property row yet");
  // Readers of another language may call from another country: add the country code.
  const isAbroad = language !== defaultLanguage;
  return {
    name: row.name,
    shortName: row.short_name,
    address: row.address,
    city: row.city,
    state: row.state,
    place: `${row.city}, ${row.state}${isAbroad ? ", Brazil" : ""}`,
    phone: isAbroad && row.phone ? `+55 ${row.phone}` : row.phone,
    secondPhone: isAbroad && row.second_phone ? `+55 ${row.second_phone}` : row.second_phone,
    whatsapp: row.whatsapp,
    email: row.email,
    latitude: row.latitude,
    longitude: row.longitude,
    mapKey: row.map_key,
    dashboardUrl: row.dashboard_url,
    year: row.year,
    timeZone: row.time_zone,
    checkInTime: row.check_in_time,
    checkOutTime: row.check_out_time,
    lateArrivalFrom: row.late_arrival_from,
    cnpj: row.cnpj,
    cadastur: row.cadastur,
    dateFormat: row.date_format,
    look: { accent: row.accent, fonts: row.fonts },
    sameDayTurnover: row.same_day_turnover,
    cancellationPolicy: row.cancellation_policy,
    depositTerms: row.deposit_terms,
    handPix: row.pix_terms && (row.pix_terms.onSite ? "site" : "own-bookings"),
    paymentChoice: row.payment_choice,
    heroPhoto: row.hero_photo && heroIn(language, row.hero_photo),
    texts: textsIn(language, row.texts, row.texts_en),
  };
}

function heroIn(language: Language, { altEn, ...photo }: HeroPhoto): Photo {
  return { ...photo, alt: (language === defaultLanguage ? "" : altEn) || photo.alt };
}
