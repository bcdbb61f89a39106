import { z } from "zod";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { AppError } from "../../../domain/app-error.ts";
import { parseMoney } from "../../../domain/money.ts";
import { paymentMethods } from "../../../domain/payment.ts";

const blankIsNull = (text: string) => text.trim() || null;
const email = z.string().trim().max(254).transform(blankIsNull).pipe(z.email().nullable());
const phone = z.string().trim().max(30).transform(blankIsNull);

const wish = z.discriminatedUnion("acao", [
  z.object({ acao: z.enum(["checkIn", "checkOut", "undoCheckIn", "undoCheckOut"]) }),
  z.object({ acao: z.enum(["markNoShow", "resendMail", "eraseGuest"]) }),
  z.object({
    acao: z.literal("notePayment"),
    valor: z.string().transform(parseMoney).pipe(z.number().positive()),
    meio: z.enum(paymentMethods),
    sentido: z.enum(["recebi", "devolvi"]),
    mesmoAssim: z.literal("sim").optional(),
  }),
  z.object({
    acao: z.literal("edit"),
    versao: z.coerce.number().int(),
    nome: z.string().trim().min(1).max(120),
    email,
    telefone: phone,
    chegada: z
      .string()
      .regex(/^(\d\d:\d\d)?$/)
      .transform(blankIsNull),
    anotacao: z.string().trim().max(4000),
  }),
]);

/** The actions of a booking's page, by the form's name for them. */
export async function perform(owner: OwnerApi, bookingId: string, form: unknown): Promise<string> {
  const parsed = wish.safeParse(form);
  if (!parsed.success) throw new AppError("invalid-request");
  const asked = parsed.data;
  switch (asked.acao) {
    case "notePayment": {
      const amount = asked.sentido === "recebi" ? asked.valor : -asked.valor;
      await owner.notePayment(bookingId, amount, asked.meio, asked.mesmoAssim === "sim");
      break;
    }
    case "edit":
      await owner.editBooking(bookingId, asked.versao, {
        note: asked.anotacao,
        expectedArrival: asked.chegada,
        guestName: asked.nome,
        guestEmail: asked.email,
        guestPhone: asked.telefone,
      });
      break;
    default:
      await owner[asked.acao](bookingId);
  }
  return asked.acao;
}
