import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AlertKind } from "../../domain/alert.ts";
import type { BookingState } from "../../domain/booking.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Language } from "../../domain/language.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { Centavos } from "../../domain/money.ts";
import type { PaymentPlan } from "../../domain/payment-plan.ts";
import type { BoughtPolicy } from "../../domain/property.ts";
import type { RoomState } from "../../domain/room-state.ts";
import type { Stay } from "../../domain/stay.ts";
import type { AccountTables } from "./account-tables.ts";
import type { ActivityTables } from "./activity-tables.ts";
import type { ChannelTables } from "./channel-tables.ts";
import type { GuestTables } from "./guest-tables.ts";
import type { PropertyTable } from "./property-table.ts";
import type { ProposalTables } from "./proposal-tables.ts";

type Instant = ColumnType<Date, Date, Date>;
type Json<T extends object | null> = JSONColumnType<T, string, string>;

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
  /** Null: as many as the listing's capacity. */
  included_guests: number | null;
  extra_adult: Generated<Centavos>;
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

/** Written with a booking's first stay; then triggers derive it from its stays. */
type SummedUp<T> = ColumnType<T, T, never>;

export type BookingTable = {
  id: Generated<string>;
  code: string;
  /** The first stay's. */
  listing_id: SummedUp<string>;
  /** The first arrival and the last departure. */
  check_in: SummedUp<Day>;
  check_out: SummedUp<Day>;
  state: BookingState;
  channel: Generated<Channel>;
  /** All guests of all stays. */
  adults: SummedUp<number>;
  children_up_to_12: SummedUp<number>;
  children_above_12: SummedUp<number>;
  /** The proposal that the booking pays. */
  proposal_id: string | null;
  language: Language;
  visitor_id: string | null;
  hold_expires_at: Instant | null;
  guest_name: string | null;
  guest_email: string | null;
  guest_phone: string | null;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** When an unpaid hold expired. */
  ended_at: Instant | null;
  cancellation_policy: Json<BoughtPolicy | null>;
  /** The schedule at purchase; null if everything was due at once. */
  plan: JSONColumnType<PaymentPlan | null, string | null, never>;
  /** Local time as the guest entered it, '21:30'. */
  expected_arrival: string | null;
  /** First arrival; last departure; no-show. */
  checked_in_at: ColumnType<Date | null, undefined, never>;
  checked_out_at: ColumnType<Date | null, undefined, never>;
  no_show_at: ColumnType<Date | null, undefined, never>;
  note: Generated<string>;
  /** Personal data was erased then and must not be written again. */
  erased_at: Instant | null;
  version: Generated<number>;
};

/** A room of a booking. The first one has the booking's id. */
export type StayTable = {
  id: Generated<string>;
  booking_id: string;
  listing_id: string;
  check_in: Day;
  check_out: Day;
  adults: number;
  children_up_to_12: number;
  children_above_12: number;
  position: Generated<number>;
  /** Set if the room was cancelled alone. */
  cancelled_at: Instant | null;
  checked_in_at: Instant | null;
  checked_out_at: Instant | null;
  no_show_at: Instant | null;
};

export type ToldRoom = Stay & { readonly listingId: string };

/** The address that a booking no longer has, by the link that was sent to it. */
export type ToldAddress = { readonly linkId: string };

/** From when on something is news to the guest. */
export type ToldSince = { readonly since: string };

/** The stay as the guest was last told. */
export type ToldStay = ToldRoom & {
  readonly total: Centavos;
  /** Missing in mails of an earlier release, which had one room. */
  readonly rooms?: readonly ToldRoom[];
};

export type Tables = ChannelTables &
  AccountTables &
  GuestTables &
  ActivityTables &
  ProposalTables & {
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
      created_at: Generated<Date>;
    };
    room_state: {
      physical_room_id: number;
      state: RoomState;
      at: Instant;
      by: string;
      version: Generated<number>;
    };
    booking: BookingTable;
    stay: StayTable;
    occupied_nights: {
      id: Generated<string>;
      physical_room_id: number;
      stay: string;
      kind: "hold" | "booking" | "block" | "imported" | "proposal";
      booking_id: string | null;
      /** Null in older rows: the booking's first stay. */
      stay_id: string | null;
      block_id: string | null;
      imported_event_id: string | null;
      proposal_id: string | null;
      /**
       * Null: the hold neither counts as unpaid nor gives way. The end is set if the guest says
       * that it is paid.
       */
      counted_from: Instant | null;
      counted_until: Instant | null;
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
    door_tally: { key: string; count: number; since: Instant };
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
    form_key: {
      hash: string;
      body: string;
      answer: ColumnType<unknown, string | undefined, string>;
      made_at: Instant;
    };
    checkout_key: { hash: string; body: string; booking_id: string; made_at: Instant };
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
      facts: ColumnType<ToldStay | ToldAddress | ToldSince | null, string | undefined, string>;
    };
  };
