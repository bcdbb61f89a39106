import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Enquiries, Enquiry } from "../../contract/owner/enquiries.ts";
import type { Day } from "../../domain/day.ts";
import { everybodyIn } from "../../domain/parties.ts";
import type { Database } from "../database/connect.ts";
import type { EnquiryTable } from "../database/proposal-tables.ts";
import { isUuid } from "../database/uuid.ts";
import { roomName } from "../listings/listing-name.ts";

const MOST = 30;
const ANSWERED_MS = 7 * 86_400_000;

/** Until their check-in. Newest first, so that a flood of old ones hides nobody. */
export async function listEnquiries(db: Database, now: Date, today: Day): Promise<Enquiries> {
  const since = new Date(now.getTime() - ANSWERED_MS);
  const isWaiting = sql`answered_at is null and check_in >= ${today}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from enquiry where ${isWaiting}
  `.execute(db);
  return {
    waiting: await readEnquiries(db, isWaiting),
    waitingCount: rows[0]?.count ?? 0,
    answered: await readEnquiries(db, sql`answered_at > ${since}`),
  };
}

/** Undefined once it was forgotten. */
export async function findEnquiry(db: Database, id: string): Promise<Enquiry | undefined> {
  return isUuid(id) ? (await readEnquiries(db, sql`enquiry.id = ${id}`))[0] : undefined;
}

type Row = Selectable<EnquiryTable> & {
  readonly names: Readonly<Record<string, string>> | null;
  readonly proposal: string | null;
};

async function readEnquiries(db: Database, which: RawBuilder<unknown>): Promise<Enquiry[]> {
  const { rows } = await sql<Row>`
    select enquiry.*,
      (select json_object_agg(listing.id, ${roomName}) from jsonb_array_elements(rooms) as party
       join listing on listing.id = party ->> 'listingId') as names,
      (select proposal.id from proposal where enquiry_id = enquiry.id
       order by proposal.made_at desc limit 1) as proposal
    from enquiry where ${which} order by made_at desc, enquiry.id limit ${MOST}
  `.execute(db);
  return rows.map(toEnquiry);
}

function toEnquiry({ names, check_in, check_out, made_at, answered_at, ...row }: Row): Enquiry {
  const { id, rooms, name, phone, language, proposal } = row;
  return {
    ...{ id, name, phone, language },
    stay: { checkIn: check_in, checkOut: check_out },
    // A room that was deleted meanwhile is not offered again.
    rooms: rooms.flatMap(({ listingId, guests }) => {
      const room = names?.[listingId];
      return room ? [{ listingId, guests, name: room }] : [];
    }),
    guests: everybodyIn(rooms.map(({ guests }) => guests)),
    madeAt: made_at.getTime(),
    isAnswered: answered_at !== null,
    proposalId: proposal,
  };
}
