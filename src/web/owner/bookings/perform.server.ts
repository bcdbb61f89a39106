import { z } from "zod";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { emailOrNull, idsOrNone, required, textUpTo } from "../form/fields.server.ts";
import { answerChange, answerFields } from "../guest-changes/answer-change.server.ts";
import { answerPix, pixFields } from "../hand-pix/answer-pix.server.ts";
import type { PixOutcome } from "../hand-pix/pix-words.ts";
import { arrival } from "./arrival.server.ts";
import { isMoneyWish, type MoneyAct, moneyWishes, performMoney } from "./money-wishes.server.ts";
import { performPortal, portalWishes } from "./portal-wishes.server.ts";

const blankIsNull = (text: string) => text || null;

export const wish = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["checkIn", "undoCheckIn", "undoCheckOut", "markNoShow"]),
    stays: idsOrNone,
  }),
  z.object({ intent: z.enum(["resendMail", "renewGuestLink", "eraseGuest"]) }),
  z.object(answerFields),
  z.object(pixFields),
  ...moneyWishes,
  ...portalWishes,
  z.object({
    intent: z.literal("edit"),
    version: z.coerce.number().int(),
    name: required(120, "Escreva o nome do hóspede."),
    email: emailOrNull,
    phone: textUpTo(30).transform(blankIsNull),
    arrival,
    note: textUpTo(4000),
  }),
]);

export async function perform(
  owner: OwnerApi,
  bookingId: string,
  asked: z.output<typeof wish>,
): Promise<string | PixOutcome | MoneyAct> {
  if (isMoneyWish(asked)) return performMoney(owner, bookingId, asked);
  switch (asked.intent) {
    case "completePortalStay":
    case "callClosed":
    case "callGuest":
      await performPortal(owner, bookingId, asked);
      break;
    case "edit":
      await owner.editBooking({
        bookingId,
        version: asked.version,
        note: asked.note,
        expectedArrival: asked.arrival,
        guestName: asked.name,
        guestEmail: asked.email,
        guestPhone: asked.phone,
      });
      break;
    case "answerChange":
      await answerChange(owner, bookingId, asked);
      break;
    case "answerPix":
      return answerPix(owner, bookingId, asked);
    case "checkIn":
    case "undoCheckIn":
    case "undoCheckOut":
    case "markNoShow":
      await owner[asked.intent]({ bookingId, stayIds: asked.stays });
      break;
    default:
      await owner[asked.intent]({ bookingId });
  }
  return asked.intent;
}
