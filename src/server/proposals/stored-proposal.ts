import { type RawBuilder, type Selectable, sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import { type BookingState, codeLetters } from "../../domain/booking.ts";
import type { Guests } from "../../domain/guests.ts";
import { everybodyIn } from "../../domain/parties.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { ProposalTable } from "../database/proposal-tables.ts";
import { isUuid } from "../database/uuid.ts";

export type StoredRoom = {
  readonly listingId: string;
  readonly published: boolean;
  readonly guests: Guests;
  readonly listedLines: readonly QuoteLine[];
  readonly lines: readonly QuoteLine[];
};

/** The hold of a begun payment, or the booking that the proposal became. */
type BookingOfProposal = {
  readonly id: string;
  readonly code: string;
  readonly state: BookingState;
  readonly isPaid: boolean;
};

export type StoredProposal = Selectable<ProposalTable> & {
  readonly rooms: readonly StoredRoom[];
  readonly booking: BookingOfProposal | null;
  /** The name of the person who made it. */
  readonly maker: string | null;
  /** One of its nights is taken for good; a hold that waits for its payment does not count. */
  readonly is_taken: boolean;
};

export const CODE_LENGTH = 10;
/** 28^10 codes: too many to guess. */
export const CODE_OF_PROPOSAL = new RegExp(`^[${codeLetters}]{${CODE_LENGTH}}$`);

export async function findProposal(
  db: Database | Tx,
  by: { readonly code: string } | { readonly id: string },
): Promise<StoredProposal | undefined> {
  if ("code" in by) {
    if (!CODE_OF_PROPOSAL.test(by.code)) return undefined;
    return (await readProposals(db, sql`proposal.code = ${by.code}`))[0];
  }
  if (!isUuid(by.id)) return undefined;
  return (await readProposals(db, sql`proposal.id = ${by.id}`))[0];
}

export async function getStoredProposal(
  db: Database | Tx,
  by: { readonly code: string } | { readonly id: string },
): Promise<StoredProposal> {
  const found = await findProposal(db, by);
  if (!found) throw new AppError("proposal-unknown");
  return found;
}

/** Latest first. */
export async function readProposals(
  db: Database | Tx,
  which: RawBuilder<unknown>,
): Promise<StoredProposal[]> {
  const { rows } = await sql<StoredProposal>`
    select proposal.*, maker.name as maker, (${rooms}) as rooms, (${booking}) as booking, ${isTaken} as is_taken
    from proposal left join "user" as maker on made_by = 'person:' || maker.id
    where ${which} order by made_at desc, proposal.id
  `.execute(db);
  return rows;
}

const rooms = sql`
  select json_agg(json_build_object(
    'listingId', listing_id, 'published', listing.published, 'listedLines', listed_lines, 'lines', lines,
    'guests', json_build_object(
      'adults', adults, 'childrenUpTo12', children_up_to_12, 'childrenAbove12', children_above_12)
  ) order by room.position)
  from proposal_room as room join listing on listing.id = listing_id
  where proposal_id = proposal.id
`;

/** A confirmed booking wins over a hold: a late payment counts. */
const booking = sql`
  select json_build_object(
    'id', id, 'code', code, 'state', state, 'isPaid', confirmed_at is not null)
  from booking
  where proposal_id = proposal.id and (confirmed_at is not null or state = 'held')
  order by confirmed_at is null limit 1
`;

export const isTaken = sql`exists (
  select from proposal_room as room
  join listing_physical_room as part using (listing_id)
  join occupied_nights as night using (physical_room_id)
  left join booking as other on other.id = night.booking_id
  where room.proposal_id = proposal.id
    and night.stay && daterange(proposal.check_in, proposal.check_out)
    and night.kind <> 'hold' and night.proposal_id is distinct from proposal.id
    and other.proposal_id is distinct from proposal.id
)`;

export function stayOf({
  check_in,
  check_out,
}: Pick<StoredProposal, "check_in" | "check_out">): Stay {
  return { checkIn: check_in, checkOut: check_out };
}

export function guestsIn({ rooms }: Pick<StoredProposal, "rooms">): Guests {
  return everybodyIn(rooms.map(({ guests }) => guests));
}
