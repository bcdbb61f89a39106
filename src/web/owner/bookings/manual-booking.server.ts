import { z } from "zod";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import { handMeans } from "../../../domain/account.ts";
import { channels } from "../../../domain/channel.ts";
import { makeStay } from "../../../domain/stay.ts";
import { day, emailOrNull, moneyOrNone, text, textUpTo, ticked } from "../form/fields.server.ts";

const count = z.coerce.number().int().min(0).max(50);

const fields = z.object({
  intent: z.enum(["quote", "take"]),
  listing: text.pipe(z.string().min(1, "Escolha o quarto.")),
  checkIn: day("Escolha o dia da entrada."),
  checkOut: day("Escolha o dia da saída."),
  adults: count.min(1, "Conte pelo menos um adulto."),
  childrenUpTo12: count,
  childrenAbove12: count,
  name: textUpTo(120),
  phone: textUpTo(254).transform((typed) => typed || null),
  email: emailOrNull,
  channel: z.enum(channels),
  total: moneyOrNone,
  paid: moneyOrNone,
  means: z.enum(handMeans),
  note: textUpTo(4000),
  anyway: ticked,
});

type Asked = { readonly intent: "quote" | "take"; readonly booking: ManualBooking };

/** The same schema for the quote and for the booking. */
export const manualBooking = fields.transform((typed, context): Asked => {
  const { intent, checkIn, checkOut, total, paid, means, ...rest } = typed;
  const refuse = (field: keyof typeof typed, sentence: string) =>
    context.addIssue({ code: "custom", path: [field], message: sentence });
  const stay = makeStay(checkIn, checkOut);
  if (!stay) refuse("checkOut", "A saída precisa ser pelo menos um dia depois da entrada.");
  if (total === 0) refuse("total", "Para uma cortesia, bloqueie as noites no calendário.");
  if (intent === "take" && !rest.name) refuse("name", "Escreva o nome do hóspede.");
  if (!stay) return z.NEVER;
  const { adults, childrenUpTo12, childrenAbove12 } = rest;
  return {
    intent,
    booking: {
      listingId: rest.listing,
      stay,
      guests: { adults, childrenUpTo12, childrenAbove12 },
      guestName: rest.name,
      guestEmail: rest.email,
      guestPhone: rest.phone,
      channel: rest.channel,
      ...(total !== undefined && { total }),
      ...(paid && { paid: { amount: paid, means, evenMore: rest.anyway } }),
      note: rest.note,
    },
  };
});
