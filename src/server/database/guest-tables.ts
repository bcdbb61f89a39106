import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { CancellationReason } from "../../domain/cancellation.ts";
import type { CancellationBasis, Canceller } from "../../domain/cancellation-basis.ts";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

type Instant = ColumnType<Date, Date, Date>;

export type StayChangeState =
  | "asked"
  | "paying"
  | "done"
  | "declined"
  | "withdrawn"
  | "expired"
  | "lost";

export type StayBefore = Stay & {
  readonly listingId: string;
  readonly guests: Guests;
  /** Of the whole booking. */
  readonly total: Centavos;
};

export type StayChangeTable = {
  id: Generated<string>;
  booking_id: string;
  stay_id: string;
  /**
   * The stay as it was when the change was asked for. If it has changed since, the change is void.
   */
  before: JSONColumnType<StayBefore, string, never>;
  listing_id: string;
  check_in: Day;
  check_out: Day;
  adults: number;
  children_up_to_12: number;
  children_above_12: number;
  /** The stay's lines as they were offered. */
  lines: JSONColumnType<readonly QuoteLine[], string, never>;
  refund_percent: number;
  /** To be paid before the change is made; null if the house is asked for it. */
  rise: Centavos | null;
  words: string | null;
  state: StayChangeState;
  made_at: Instant;
  held_until: Instant | null;
  ended_at: Instant | null;
};

/** What guests write and want on their own page, and how bookings ended. */
export type GuestTables = {
  cancellation: {
    booking_id: string;
    at: Instant;
    by: string;
    refund_percent: number;
    refund_amount: Centavos;
    /** The reason that the guest gave. */
    reason: CancellationReason | null;
    /** Null: cancelled by a portal, or no longer known. */
    who: Generated<Canceller | null>;
    basis: Generated<CancellationBasis | null>;
    /** Why less is refunded than the policy gives. */
    agreed: Generated<string | null>;
  };
  guest_words: {
    booking_id: string;
    companions: Generated<string[]>;
    wishes: Generated<string>;
    refund_key: string | null;
    /** When the guest named the key, and by which link. */
    refund_key_at: ColumnType<Date | null, Date | undefined, Date | null>;
    refund_key_link: ColumnType<string | null, string | null | undefined, string | null>;
    said_at: Instant;
  };
  stay_change: StayChangeTable;
  /** A link that opens a guest's page. A trigger on the booking makes and ends it too. */
  guest_link: {
    id: Generated<string>;
    booking_id: string;
    /** An address, or 'casa' for the house's; null once the guest's data is erased. */
    recipient: string | null;
    made_at: Instant;
    ended_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  link_wish: {
    id: Generated<string>;
    email: string | null;
    code: string | null;
    made_at: Instant;
  };
};
