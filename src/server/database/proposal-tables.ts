import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { RoomParty } from "../../contract/api.ts";
import type { Day } from "../../domain/day.ts";
import type { HandPixPurpose, HandPixState } from "../../domain/hand-pix.ts";
import type { Language } from "../../domain/language.ts";
import type { MessageKind } from "../../domain/message.ts";
import type { Centavos } from "../../domain/money.ts";
import type { ProposalDeposit } from "../../domain/proposal.ts";
import type { QuoteLine } from "../../domain/quote.ts";

type Instant = ColumnType<Date, Date, Date>;
type Lines = JSONColumnType<readonly QuoteLine[], string, never>;

export type ProposalTable = {
  id: Generated<string>;
  code: string;
  language: Language;
  check_in: Day;
  check_out: Day;
  /** By the price list when it was made. */
  listed: Centavos;
  total: Centavos;
  deposit: JSONColumnType<ProposalDeposit | null, string | null, never>;
  valid_until: Instant;
  held_until: Instant | null;
  label: string;
  words: string;
  made_at: Instant;
  made_by: string;
  seen_at: Instant | null;
  withdrawn_at: Instant | null;
  enquiry_id: string | null;
};

export type HandPixTable = {
  id: Generated<string>;
  booking_id: string;
  purpose: HandPixPurpose;
  amount: Centavos;
  state: HandPixState;
  /**
   * As the Pix was begun, written by a trigger; null for one that had ended before this column
   * existed.
   */
  pix_key: ColumnType<string | null, never, never>;
  payee: ColumnType<string | null, never, never>;
  email_hash: string | null;
  phone_hash: string | null;
  made_at: Instant;
  told_at: Instant | null;
  answer_by: Instant | null;
  answered_at: Instant | null;
  answered_by: string | null;
  payment_id: string | null;
};

export type EnquiryTable = {
  id: Generated<string>;
  check_in: Day;
  check_out: Day;
  rooms: JSONColumnType<readonly RoomParty[], string, never>;
  name: string;
  phone: string;
  language: Language;
  made_at: Instant;
  answered_at: Instant | null;
};

/** Requests, proposals, and payments to the house's own Pix key. */
export type ProposalTables = {
  enquiry: EnquiryTable;
  proposal: ProposalTable;
  proposal_room: {
    proposal_id: string;
    position: number;
    listing_id: string;
    adults: number;
    children_up_to_12: number;
    children_above_12: number;
    listed_lines: Lines;
    lines: Lines;
  };
  hand_pix: HandPixTable;
  hand_pix_receipt: { pix_id: string; picture: Buffer; added_at: Instant };
  message_text: {
    kind: MessageKind;
    language: Language;
    text: string | null;
    version: Generated<number>;
  };
  message_opening: {
    id: Generated<string>;
    kind: MessageKind;
    booking_id: string | null;
    proposal_id: string | null;
    at: Instant;
    by: string;
  };
};
