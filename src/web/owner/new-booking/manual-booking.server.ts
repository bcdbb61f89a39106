import { z } from "zod";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import { handMeans } from "../../../domain/account.ts";
import { channels } from "../../../domain/channel.ts";
import { MOST_ROOMS } from "../../../domain/combinations.ts";
import { type DepositTerms, depositByHand } from "../../../domain/payment-plan.ts";
import { makeStay, type Stay } from "../../../domain/stay.ts";
import {
  day,
  emailOrNull,
  json,
  moneyOrNone,
  required,
  text,
  textUpTo,
  ticked,
} from "../form/fields.server.ts";
import { pays } from "./pays.ts";

const count = z.coerce.number().int().min(0).max(50);
const guests = {
  adults: count.min(1, "Conte pelo menos um adulto."),
  childrenUpTo12: count,
  childrenAbove12: count,
};
const party = z.object({ listingId: z.string().min(1), guests: z.object(guests) });

const fields = z.object({
  intent: z.literal("take"),
  listing: text.pipe(z.string().min(1, "Escolha o quarto.")),
  /** Who sleeps where, if it is more than one room. */
  parties: json.pipe(z.array(party).min(2).max(MOST_ROOMS)).optional(),
  checkIn: day("Escolha o dia da entrada."),
  checkOut: day("Escolha o dia da saída."),
  ...guests,
  name: required(120, "Escreva o nome do hóspede."),
  phone: textUpTo(254).transform((typed) => typed || null),
  email: emailOrNull,
  channel: z.enum(channels),
  total: moneyOrNone,
  /** The list price as it was shown. */
  seen: z.coerce.number().int().positive().optional(),
  pays: z.enum(pays).default("other"),
  paid: moneyOrNone,
  means: z.enum(handMeans).default("pix"),
  note: textUpTo(4000),
  anyway: ticked,
});

/** What was typed, once it can be meant. */
export const manualBooking = fields.transform((typed, context) => {
  const refuse = (field: keyof typeof typed, sentence: string) =>
    context.addIssue({ code: "custom", path: [field], message: sentence });
  const stay = makeStay(typed.checkIn, typed.checkOut);
  if (!stay) refuse("checkOut", "A saída precisa ser pelo menos um dia depois da entrada.");
  if (typed.total === 0) refuse("total", "Para uma cortesia, bloqueie as noites no calendário.");
  return stay ? { ...typed, stay } : z.NEVER;
});

type Typed = z.output<typeof fields> & { readonly stay: Stay };

export function bookingIn(typed: Typed, terms: DepositTerms | null): ManualBooking {
  const { stay, total, seen } = typed;
  const { adults, childrenUpTo12, childrenAbove12 } = typed;
  const alone = {
    listingId: typed.listing,
    guests: { adults, childrenUpTo12, childrenAbove12 },
  };
  const [first = alone, ...otherRooms] = typed.parties ?? [];
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

/** A share of the total that was agreed, or else seen: another list price refuses the booking. */
function paidIn({ pays: share, paid, total, seen }: Typed, terms: DepositTerms | null): number {
  if (share === "nothing") return 0;
  if (share === "other") return paid ?? 0;
  const whole = total ?? seen ?? 0;
  return share === "all" ? whole : depositByHand(terms, whole);
}
