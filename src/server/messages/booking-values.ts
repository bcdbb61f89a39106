import { guestValues } from "../../contract/message-values.ts";
import { rowTime } from "../../contract/plan-words.ts";
import type { Day } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import type { MessageValues } from "../../domain/message-template.ts";
import { isLate, nextRow } from "../../domain/payment-plan.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { StoredDetails } from "../bookings/get-booking-details.ts";
import type { Database } from "../database/connect.ts";
import { roomNames } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";

type Asked = {
  readonly language: Language;
  readonly signer: string | null;
  /** The guest link, if the writer may see it. */
  readonly link: string | null;
  readonly today: Day;
};

/** Values of the variables in texts to the guest of a booking. */
export async function bookingValues(
  db: Database,
  details: StoredDetails,
  { language, signer, link, today }: Asked,
): Promise<MessageValues> {
  const rooms = await roomNames(db, await getBooking(db, details.id), language);
  const property = await getProperty(db, language);
  const guests = details.portal?.peopleKnown === false ? null : details.guests;
  const due = dueOf(details, language, today);
  return guestValues(
    { ...details, stay: details, rooms, guests, property, signer, due, link },
    language,
  );
}

/** 'até 5 de janeiro ou na chegada'; null if that has passed. */
function dueOf({ plan, checkIn }: StoredDetails, language: Language, today: Day): string | null {
  const next = nextRow(plan);
  if (!next?.by || isLate(next, checkIn, today)) return null;
  return rowTime(next, checkIn, language);
}
