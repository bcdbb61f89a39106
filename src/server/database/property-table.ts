import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { GuestTerms } from "../../domain/guest-terms.ts";
import type { Photo } from "../../domain/listing.ts";
import type { FontPair } from "../../domain/look.ts";
import type { PaymentChoice } from "../../domain/payment-choice.ts";
import type { DepositTerms } from "../../domain/payment-plan.ts";
import type { PixTerms } from "../../domain/pix-terms.ts";
import type { CancellationPolicy, DateFormat, PropertyTexts } from "../../domain/property.ts";

type Json<T extends object | null> = JSONColumnType<T, string, string>;

/** The only picture whose texts in both languages are in one value. */
export type HeroPhoto = Photo & { readonly altEn?: string };

export type PropertyTable = {
  id: Generated<boolean>;
  name: string;
  short_name: string;
  address: string;
  city: string;
  state: string;
  phone: string;
  second_phone: string;
  whatsapp: string | null;
  email: string | null;
  latitude: number;
  longitude: number;
  map_key: string | null;
  dashboard_url: string;
  year: number;
  time_zone: string;
  check_in_time: string;
  check_out_time: string;
  same_day_until: Generated<string>;
  late_arrival_from: string | null;
  date_format: Generated<DateFormat>;
  accent: Generated<string>;
  fonts: Generated<FontPair>;
  horizon_days: Generated<number>;
  cnpj: string | null;
  cadastur: string | null;
  same_day_turnover: boolean;
  sell_gaps: Generated<boolean>;
  cancellation_policy: Json<CancellationPolicy>;
  deposit_terms: JSONColumnType<DepositTerms | null, string | null, string | null>;
  guest_terms: JSONColumnType<GuestTerms, string | undefined, string>;
  /** Pix keys and accounts of the house. */
  payees: Generated<string[]>;
  /** Null: no Pix is taken by hand. */
  pix_terms: JSONColumnType<PixTerms | null, string | null, string | null>;
  payment_choice: JSONColumnType<PaymentChoice | null, string | null, string | null>;
  channel_silence_minutes: Generated<number>;
  hero_photo: Json<HeroPhoto | null>;
  texts: Json<PropertyTexts>;
  texts_en: Json<Partial<PropertyTexts>>;
  version: Generated<number>;
};

export type PropertyRow = Selectable<PropertyTable>;
