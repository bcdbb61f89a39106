import { z } from "zod";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import { handMeans } from "../../../domain/account.ts";
import { channels } from "../../../domain/channel.ts";
import { type DepositTerms, depositByHand } from "../../../domain/payment-plan.ts";
import type { Stay } from "../../../domain/stay.ts";
import { emailOrNull, moneyOrNone, required, textUpTo, ticked } from "../form/fields.server.ts";
import { pays } from "./pays.ts";
import { roomFields, roomsIn, withStay } from "./room-fields.server.ts";

const fields = z.object({
  intent: z.literal("take"),
  ...roomFields,
  name: required(120, "Escreva o nome do hóspede."),
  phone: textUpTo(254).transform((typed) => typed || null),
  email: emailOrNull,
  channel: z.enum(channels),
  pays: z.enum(pays).default("other"),
  paid: moneyOrNone,
  means: z.enum(handMeans).default("pix"),
  note: textUpTo(4000),
  anyway: ticked,
});

const FREE = "Para uma cortesia, bloqueie as noites no calendário.";

/** Parsed and with a valid stay. */
export const manualBooking = fields.transform((typed, context) => withStay(typed, context, FREE));

type Typed = z.output<typeof fields> & { readonly stay: Stay };

export function bookingIn(typed: Typed, terms: DepositTerms | null): ManualBooking {
  const { stay, total, seen } = typed;
  const [first, ...otherRooms] = roomsIn(typed);
  const paid = paidIn(typed, terms);
  return {
    ...first,
    stay,
    ...(otherRooms.length > 0 && { otherRooms }),
    guestName: typed.name,
    guestEmail: typed.email,
    guestPhone: typed.phone,
    channel: typed.channel,
    ...(total !== undefined && { total }),
    ...(seen !== undefined && { seenTotal: seen }),
    ...(paid > 0 && { paid: { amount: paid, means: typed.means, evenMore: typed.anyway } }),
    note: typed.note,
  };
}

/** A share of the agreed total, or else of the one shown; the verb refuses a changed list price. */
function paidIn({ pays: share, paid, total, seen }: Typed, terms: DepositTerms | null): number {
  if (share === "nothing") return 0;
  if (share === "other") return paid ?? 0;
  const whole = total ?? seen ?? 0;
  return share === "all" ? whole : depositByHand(terms, whole);
}
