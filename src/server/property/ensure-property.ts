import type { Insertable } from "kysely";
import type { PropertyTexts } from "../../domain/property.ts";
import type { Database } from "../database/connect.ts";
import type { PropertyTable } from "../database/property-table.ts";

const noTexts: PropertyTexts = {
  description: "",
  promotion: { title: "", text: "", hidden: true },
  learnMore: { title: "", text: "", photos: [] },
  aboutUs: { title: "", text: "", button: "", photo: null },
  benefits: [],
};

/** Claims nothing in the owner's name; empty parts are not shown. */
function neutralProperty(year: number): Insertable<PropertyTable> {
  return {
    name: "Nova Pousada",
    short_name: "Pousada",
    address: "",
    city: "",
    state: "",
    phone: "",
    second_phone: "",
    whatsapp: null,
    email: null,
    latitude: 0,
    longitude: 0,
    map_key: null,
    dashboard_url: "/admin",
    year,
    time_zone: "America/Sao_Paulo",
    check_in_time: "14:00",
    check_out_time: "11:00",
    cnpj: null,
    cadastur: null,
    same_day_turnover: false,
    cancellation_policy: JSON.stringify({
      regretDays: 7,
      tiers: [{ daysBefore: 7, refundPercent: 100 }],
    }),
    hero_photo: JSON.stringify(null),
    texts: JSON.stringify(noTexts),
    texts_en: JSON.stringify({}),
  };
}

/** A new installation starts with a property for the owner to fill in. */
export async function ensureProperty(db: Database, now: number): Promise<void> {
  await db
    .insertInto("property")
    .values(neutralProperty(new Date(now).getUTCFullYear()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
