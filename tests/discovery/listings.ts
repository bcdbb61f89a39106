import { type Language, languages } from "../../src/domain/language.ts";
import type { App } from "../support/browser/app.ts";

export type ListingRow = {
  id: string;
  slug: string;
  name: string;
  name_en: string;
  nightly_price: number;
  capacity: number;
  photos: string[];
};

/** The rooms straight from the database, bypassing the product's code. */
export function roomsOf(app: App): Promise<ListingRow[]> {
  return app.query<ListingRow>(`
    select id, slug, texts->>'name' as name, texts_en->>'name' as name_en, nightly_price, capacity,
      array(select media_id from listing_photo where listing_id = listing.id order by position) as photos
    from listing where published order by position`);
}

export const inBothLanguages = languages.map((language) => ({
  language,
  prefix: language === "pt-BR" ? "" : "/en",
}));

/** 89000 as each language writes it, independent of the product's formatting. */
export function price(centavos: number, language: Language): string {
  const reais = centavos / 100;
  const digits = String(reais).replace(/\B(?=(\d{3})+$)/g, language === "pt-BR" ? "." : ",");
  return `R$${digits}`;
}
