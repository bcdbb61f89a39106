import { z } from "zod";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { handMeans } from "../../../domain/account.ts";
import { emailOrNull, paidMoney, required, textUpTo, ticked } from "../form/fields.server.ts";

const blankIsNull = (text: string) => text || null;

export const wish = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["checkIn", "undoCheckIn", "undoCheckOut"]) }),
  z.object({ intent: z.enum(["markNoShow", "resendMail", "eraseGuest"]) }),
  z.object({
    intent: z.literal("notePayment"),
    amount: paidMoney,
    means: z.enum(handMeans),
    direction: z.enum(["received", "returned"]),
    anyway: ticked,
  }),
  z.object({
    intent: z.literal("edit"),
    version: z.coerce.number().int(),
    name: required(120, "Escreva o nome do hóspede."),
    email: emailOrNull,
    phone: textUpTo(30).transform(blankIsNull),
    arrival: z
      .string()
      .regex(/^(\d\d:\d\d)?$/, "Escreva a hora, como 14:00.")
      .transform(blankIsNull),
    note: textUpTo(4000),
  }),
]);

export async function perform(
  owner: OwnerApi,
  bookingId: string,
  asked: z.output<typeof wish>,
): Promise<string> {
  switch (asked.intent) {
    case "notePayment": {
      const { amount, means, anyway } = asked;
      if (asked.direction === "returned") await owner.noteReturn(bookingId, amount, means);
      else await owner.notePayment(bookingId, amount, means, anyway);
      break;
    }
    case "edit":
      await owner.editBooking(bookingId, asked.version, {
        note: asked.note,
        expectedArrival: asked.arrival,
        guestName: asked.name,
        guestEmail: asked.email,
        guestPhone: asked.phone,
      });
      break;
    default:
      await owner[asked.intent](bookingId);
  }
  return asked.intent;
}
