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
  /** The stay when it was wished for: one that has changed since makes the wish void. */
  before: JSONColumnType<StayBefore, string, never>;
  listing_id: string;
  check_in: Day;
  check_out: Day;
  adults: number;
  children_up_to_12: number;
  children_above_12: number;
  /** The stay's price as it was offered. */
  lines: JSONColumnType<readonly QuoteLine[], string, never>;
  refund_percent: number;
  /** To be paid before the change is made; null if it is asked for. */
  rise: Centavos | null;
  words: string | null;
  state: StayChangeState;
  made_at: Instant;
  held_until: Instant | null;
  ended_at: Instant | null;
};

/** What guests say and want on their own page, and how bookings ended. */
export type GuestTables = {
  cancellation: {
    booking_id: string;
    at: Instant;
    by: string;
    refund_percent: number;
    refund_amount: Centavos;
    /** What the guest gave as her reason. */
    reason: CancellationReason | null;
    /** Null: a portal, or it is not known any more. */
    who: Generated<Canceller | null>;
    basis: Generated<CancellationBasis | null>;
    /** Why less goes back than the policy gives. */
    agreed: Generated<string | null>;
  };
  guest_words: {
    booking_id: string;
    companions: Generated<string[]>;
    wishes: Generated<string>;
    refund_key: string | null;
    /** When she named it, and by which of her links. */
    refund_key_at: ColumnType<Date | null, Date | undefined, Date | null>;
    refund_key_link: ColumnType<string | null, string | null | undefined, string | null>;
    said_at: Instant;
  };
  stay_change: StayChangeTable;
  /** A link that opens a guest's page. A trigger on the booking makes and ends it too. */
  guest_link: {
    id: Generated<string>;
    booking_id: string;
    /** An address, or 'casa'; null once the guest is erased. */
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
