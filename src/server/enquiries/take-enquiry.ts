import type { EnquiryWish } from "../../contract/enquiry.ts";
import { tidy, wrongFields } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Language } from "../../domain/language.ts";
import { wantedRooms } from "../bookings/price-rooms.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import { take } from "../database/tally.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";

const HOUR = 60 * 60_000;
/** A family that compares dates; several guests may share a network. */
const FROM_ONE_PLACE = { most: 6, windowMs: HOUR };
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
  const who = { name: tidy(wish.name), phone: tidy(wish.phone) };
  const [field] = wrongFields(who);
  if (field) throw new AppError("invalid-request", { field });
  await wantedRooms(deps.db, rooms);
  const budget = { of: `enquiry from ${address}`, ...FROM_ONE_PLACE };
  if (deps.config.LIMITS && !(await take(deps, budget))) throw new AppError("too-many-requests");
  const args = { stay, rooms, ...who };
  await onceForGuest(deps, { key, subject: "house", verb: "enquire", args }, () =>
    inTransaction(deps.db, async (tx) => {
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
      const isMailed = !deps.config.LIMITS || (await take({ ...deps, db: tx }, MAILS));
      if (isMailed) await addJob(tx, "send-enquiry", { enquiryId: id });
    }),
  );
}
