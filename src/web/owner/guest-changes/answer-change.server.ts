import { z } from "zod";
import { AppError, type RefusalCode } from "../../../domain/app-error.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { Refusing } from "../form/refusing.ts";

export const answerFields = {
  intent: z.literal("answerChange"),
  change: z.string(),
  answer: z.enum(["accept", "decline"]),
};

type Answer = { readonly change: string; readonly answer: "accept" | "decline" };

/** More specific than the code's own message: what to do with the request. */
const sentences: Partial<Record<RefusalCode, string>> = {
  "nights-taken":
    "Essas noites já não estão livres. Recuse o pedido, e o hóspede escolhe outras datas.",
  "changed-meanwhile":
    "A reserva mudou depois do pedido, e ele já não serve. Recuse, e o hóspede pede de novo.",
  "change-gone": "Esse pedido já foi respondido ou retirado. A reserva continua como está.",
};

export async function answerChange(
  owner: OwnerApi,
  bookingId: string,
  { change, answer }: Answer,
): Promise<void> {
  try {
    await owner.answerChange({ bookingId, changeId: change, answer });
  } catch (error) {
    const sentence = error instanceof AppError ? sentences[error.code] : undefined;
    throw error instanceof AppError && sentence ? new Refusing(error.code, sentence) : error;
  }
}
