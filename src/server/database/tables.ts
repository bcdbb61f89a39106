import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AlertKind } from "../../domain/alert.ts";
import type { BookingState } from "../../domain/booking.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Language } from "../../domain/language.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import type { PaymentMethod, RefundReason } from "../../domain/payment.ts";
import type { CancellationPolicy, PropertyTexts } from "../../domain/property.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { MailKind } from "../bookings/owe-mail.ts";
import type { ChannelTables } from "./channel-tables.ts";

type Instant = ColumnType<Date, Date, Date>;
type Json<T extends object | null> = JSONColumnType<T, string, string>;

/** The one picture whose two languages stand in one place. */
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
  horizon_days: Generated<number>;
  cnpj: string | null;
  cadastur: string | null;
  same_day_turnover: boolean;
  cancellation_policy: Json<CancellationPolicy>;
  channel_silence_minutes: Generated<number>;
  hero_photo: Json<HeroPhoto | null>;
  texts: Json<PropertyTexts>;
  texts_en: Json<Partial<PropertyTexts>>;
  version: Generated<number>;
};

export type ListingTexts = {
  name: string;
  cardTitle: string;
  cardText: string;
  paragraphs: string[];
  amenities: { icon: string; title: string; text: string }[];
  observations: string[];
};

export type ListingTable = {
  id: string;
  slug: string;
  position: number;
  published: boolean;
  whole_house: boolean;
  capacity: number;
  room_count: number;
  nightly_price: Centavos;
  weekend_price: Centavos | null;
  child_up_to_12: Centavos;
  child_above_12: Centavos;
  min_nights: Generated<number>;
  max_nights: Generated<number>;
  no_arrival_weekdays: Generated<number[]>;
  rates_valid_until: Day | null;
  texts: Json<ListingTexts>;
  texts_en: Json<Partial<ListingTexts>>;
  calendar_token: Generated<string>;
  close_when_silent: Generated<boolean>;
  version: Generated<number>;
};

export type BookingTable = {
  id: Generated<string>;
  code: string;
  listing_id: string;
  check_in: Day;
  check_out: Day;
  state: BookingState;
  channel: Generated<Channel>;
  adults: number;
  children_up_to_12: number;
  children_above_12: number;
  language: Language;
  lines: Json<readonly QuoteLine[]>;
  total: Centavos;
  visitor_id: string | null;
  checkout_id: string | null;
  checkout_expires_at: Instant | null;
  hold_expires_at: Instant | null;
  payment_id: string | null;
  paid_amount: Centavos | null;
  guest_name: string | null;
  guest_email: string | null;
  guest_phone: string | null;
  created_at: Instant;
  confirmed_at: Instant | null;
  cancellation_policy: Json<CancellationPolicy | null>;
  /** Hours and minutes as the guest said them, '21:30'. */
  expected_arrival: string | null;
  checked_in_at: Instant | null;
  checked_out_at: Instant | null;
  no_show_at: Instant | null;
  note: Generated<string>;
  /** Since then nobody is named here, and nobody may be again. */
  erased_at: Instant | null;
  version: Generated<number>;
};

export type Tables = ChannelTables & {
  property: PropertyTable;
  media: { id: string; width: number; height: number; created_at: Generated<Date> };
  physical_room: { id: Generated<number>; name: string };
  listing: ListingTable;
  listing_physical_room: { listing_id: string; physical_room_id: number };
  listing_photo: {
    listing_id: string;
    position: number;
    media_id: string;
    alt: string;
    alt_en: string | null;
  };
  season: {
    id: Generated<number>;
    listing_id: string;
    position: number;
    first_night: Day;
    last_night: Day;
    nightly_price: Centavos;
    from_nights: number | null;
    min_nights: number | null;
  };
  booking: BookingTable;
  occupied_nights: {
    id: Generated<string>;
    physical_room_id: number;
    stay: string;
    kind: "hold" | "booking" | "block" | "imported";
    booking_id: string | null;
    block_id: string | null;
    imported_event_id: string | null;
    taken_at: Generated<Date>;
  };
  block: {
    id: Generated<string>;
    listing_id: string;
    first_night: Day;
    end_day: Day;
    note: string;
    created_at: Instant;
    by: string;
  };
  hand_payment: {
    id: Generated<string>;
    booking_id: string;
    amount: Centavos;
    method: PaymentMethod;
    at: Instant;
    by: string;
  };
  refused_sign_in: { id: Generated<string>; guess: string; at: Instant };
  booking_journal: {
    id: Generated<string>;
    booking_id: string;
    at: Instant;
    event: JournalEvent;
    state: BookingState;
    actor: string;
    source: string;
    facts: Json<Record<string, unknown>>;
  };
  payment_event: {
    id: string;
    type: string;
    checkout_id: string | null;
    outcome: string;
    received_at: Instant;
    made_at: Instant | null;
  };
  operation_mark: { name: string; at: Instant; facts: Json<object> };
  refund: {
    id: Generated<string>;
    booking_id: string;
    payment_id: string;
    reason: RefundReason;
    amount: Centavos;
    state: Generated<"due" | "pending" | "succeeded" | "failed">;
    provider_refund_id: string | null;
    created_at: Instant;
  };
  cancellation: {
    booking_id: string;
    at: Instant;
    by: string;
    refund_percent: number;
    refund_amount: Centavos;
  };
  alert: {
    id: Generated<string>;
    kind: AlertKind;
    subject: string;
    booking_id: string | null;
    facts: Json<Record<string, unknown>>;
    raised_at: Instant;
    resolved_at: Instant | null;
  };
  dismissed_matter: { kind: AlertKind; subject: string; at: Instant };
  mail: {
    id: Generated<string>;
    booking_id: string | null;
    alert_id: string | null;
    kind: MailKind | "owner-alert";
    created_at: Instant;
    sent_at: Instant | null;
    trying_at: Instant | null;
    refused_at: Instant | null;
    resent_at: Instant | null;
  };
};
