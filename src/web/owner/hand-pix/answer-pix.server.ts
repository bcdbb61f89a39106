import { z } from "zod";
import { AppError, type RefusalCode } from "../../../domain/app-error.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { dayOrNone, paidMoney, ticked } from "../form/fields.server.ts";
import { Refusing } from "../form/refusing.ts";
import type { PixOutcome } from "./pix-words.ts";

/** One form for both answers. */
export const pixFields = {
  intent: z.literal("answerPix"),
  pix: z.string(),
  answer: z.enum(["received", "missing"]),
  amount: paidMoney.optional(),
  on: dayOrNone("Escolha o dia."),
  anyway: ticked,
};

const fields = z.object(pixFields);

/** More specific than the code's own message. */
const sentences: Partial<Record<RefusalCode, string>> = {
  "pix-answered":
    "Esse Pix já foi respondido, talvez em outra tela. Recarregue para ver como está.",
};

/** Enters the answer, and reports what became of the booking. */
export async function answerPix(
  owner: OwnerApi,
  bookingId: string,
  asked: z.output<typeof fields>,
): Promise<PixOutcome> {
  const { pix, answer, amount = 0, on, anyway } = asked;
  try {
    if (answer === "missing") {
      await owner.answerPix({ pixId: pix, answer: { kind: "missing" } });
      return { outcome: "missing", amount: 0 };
    }
    const { state: before } = await owner.getBooking({ bookingId });
    const received = { amount, ...(on && { on }), ...(anyway && { evenMore: true }) };
    await owner.answerPix({ pixId: pix, answer: { kind: "received", ...received } });
    const { state } = await owner.getBooking({ bookingId });
    if (state !== "confirmed") return { outcome: "to-return", amount };
    return { outcome: before === "confirmed" ? "paid" : "confirmed", amount };
  } catch (error) {
    const sentence = error instanceof AppError ? sentences[error.code] : undefined;
    throw error instanceof AppError && sentence ? new Refusing(error.code, sentence) : error;
  }
}
