import { sql } from "kysely";
import type { EnquiryWish } from "../../contract/enquiry.ts";
import { tidy, wrongFields } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import { guestCount } from "../../domain/guests.ts";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Database } from "../database/connect.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import { type Budget, take } from "../database/tally.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getListing } from "../listings/get-listing.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { addJob } from "../queue/add-job.ts";

const HOUR = 60 * 60_000;
/** A family that compares dates; several guests may share a network. */
const FROM_ONE_PLACE = { most: 6, windowMs: HOUR };
/** More than any house gets; whoever is refused is told how to reach it. */
const FROM_EVERYWHERE = { of: "enquiries", most: 60, windowMs: HOUR };
/** Above it the house sees them on 'Hoje' alone. */
const MAILS = { of: "enquiry mails", most: 20, windowMs: HOUR };

type Asker = { readonly address: string; readonly language: Language };

/** Stores a visitor's request for nights, and tells the house. Nothing is held. */
export async function takeEnquiry(
  deps: Deps,
  { address, language }: Asker,
  key: string,
  wish: EnquiryWish,
): Promise<void> {
  const { stay, rooms } = wish;
  const who = readAsker(wish, language);
  const args = { stay, rooms, ...who };
  await onceForGuest(deps, { key, subject: "house", verb: "enquire", args }, async () => {
    if (stay.checkIn < (await todayAtProperty(deps))) throw new AppError("stay-past");
    await refuseUnfit(deps.db, wish);
    await inTransaction(deps.db, async (tx) => {
      const isLeft = (budget: Budget) =>
        deps.config.LIMITS ? take({ ...deps, db: tx }, budget) : true;
      const own = { of: `enquiry from ${address}`, ...FROM_ONE_PLACE };
      if (!((await isLeft(own)) && (await isLeft(FROM_EVERYWHERE)))) {
        throw new AppError("too-many-requests");
      }
      const { id } = await tx
        .insertInto("enquiry")
        .values({
          check_in: stay.checkIn,
          check_out: stay.checkOut,
          rooms: JSON.stringify(rooms),
          ...who,
          language,
          made_at: new Date(deps.clock()),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (await isLeft(MAILS)) await addJob(tx, "send-enquiry", { enquiryId: id });
    });
  });
}

/** A number from abroad needs its country code: it is the only way to answer. */
function readAsker({ name, phone }: EnquiryWish, language: Language) {
  const who = { name: tidy(name), phone: tidy(phone) };
  const [field] = wrongFields(who);
  const isAmbiguous = language !== defaultLanguage && !who.phone.startsWith("+");
  const wrong = field ?? (isAmbiguous ? "phone" : null);
  if (wrong) throw new AppError("invalid-request", { field: wrong });
  return who;
}

/** Nights that are taken for good; an unpaid hold may still expire. */
async function refuseUnfit(db: Database, { stay, rooms }: EnquiryWish): Promise<void> {
  for (const { listingId, guests } of rooms) {
    const { capacity } = await getListing(db, listingId, defaultLanguage);
    if (guestCount(guests) > capacity) throw new AppError("too-many-guests");
  }
  const ids = rooms.map(({ listingId }) => listingId);
  const { rows } = await sql`
    select from listing_physical_room join occupied_nights as night using (physical_room_id)
    where listing_id = any(${ids}) and night.kind <> 'hold'
      and night.stay && daterange(${stay.checkIn}, ${stay.checkOut}) limit 1
  `.execute(db);
  if (rows.length > 0) throw new AppError("nights-taken");
}
