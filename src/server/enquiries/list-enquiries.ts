import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Enquiry } from "../../contract/owner/enquiries.ts";
import { everybodyIn } from "../../domain/parties.ts";
import type { Database } from "../database/connect.ts";
import type { EnquiryTable } from "../database/proposal-tables.ts";
import { isUuid } from "../database/uuid.ts";
import { roomName } from "../listings/listing-name.ts";

const MOST = 50;
const ANSWERED_MS = 7 * 86_400_000;

/** Unanswered ones first, from the longest wait on; answered ones stay for a week. */
export function listEnquiries(db: Database, now: Date): Promise<Enquiry[]> {
  const since = new Date(now.getTime() - ANSWERED_MS);
  return readEnquiries(db, sql`answered_at is null or answered_at > ${since}`);
}

/** Undefined once it was forgotten. */
export async function findEnquiry(db: Database, id: string): Promise<Enquiry | undefined> {
  return isUuid(id) ? (await readEnquiries(db, sql`enquiry.id = ${id}`))[0] : undefined;
}

type Row = Selectable<EnquiryTable> & { readonly names: readonly string[] };

/** Rooms that were deleted meanwhile are not named. */
async function readEnquiries(db: Database, which: RawBuilder<unknown>): Promise<Enquiry[]> {
  const { rows } = await sql<Row>`
    select enquiry.*, array(
      select ${roomName} from jsonb_array_elements(rooms) with ordinality as room (party, place)
      join listing on listing.id = party ->> 'listingId' order by place) as names
    from enquiry where ${which}
    order by answered_at is not null, made_at, enquiry.id limit ${MOST}
  `.execute(db);
  return rows.map(toEnquiry);
}

function toEnquiry({ names, check_in, check_out, made_at, answered_at, ...row }: Row): Enquiry {
  const { id, rooms, name, phone, language } = row;
  return {
    ...{ id, rooms, name, phone, language },
    stay: { checkIn: check_in, checkOut: check_out },
    roomNames: names,
    guests: everybodyIn(rooms.map(({ guests }) => guests)),
    madeAt: made_at.getTime(),
    isAnswered: answered_at !== null,
  };
}
