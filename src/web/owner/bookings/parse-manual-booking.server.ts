import { z } from "zod";
import type { ManualBooking } from "../../../contract/owner/bookings.ts";
import { problems } from "../../../contract/problems.ts";
import { channels } from "../../../domain/channel.ts";
import { parseDay } from "../../../domain/day.ts";
import { parseMoney } from "../../../domain/money.ts";
import { paymentMethods } from "../../../domain/payment.ts";
import { makeStay } from "../../../domain/stay.ts";

const say = {
  room: "Escolha o quarto.",
  arrival: "Escolha o dia da entrada.",
  departure: "Escolha o dia da saída.",
  adults: "Conte pelo menos um adulto.",
  email: "O e-mail não parece certo.",
  money: "Escreva o valor assim: 350 ou 350,50.",
};

const optional = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text || null);
const day = (problem: string) =>
  z.string().transform((text, context) => {
    const parsed = parseDay(text);
    if (parsed) return parsed;
    context.addIssue(problem);
    return z.NEVER;
  });
const money = z
  .string()
  .trim()
  .transform((text, context) => {
    if (!text) return undefined;
    const amount = parseMoney(text);
    if (amount !== null) return amount;
    context.addIssue(say.money);
    return z.NEVER;
  });
const count = z.coerce.number().int().min(0).max(50);

const form = z.object({
  quarto: z.string().min(1, say.room),
  entrada: day(say.arrival),
  saida: day(say.departure),
  adultos: count.min(1, say.adults),
  ate12: count,
  acima12: count,
  nome: z.string().trim().max(120),
  telefone: optional,
  email: optional.pipe(z.email(say.email).nullable()),
  canal: z.enum(channels),
  total: money,
  pago: money,
  meio: z.enum(paymentMethods),
  anotacao: z.string().trim().max(4000),
  mesmoAssim: z.literal("sim").optional(),
  acao: z.enum(["quote", "take"]),
});

/** One of our own messages, or a generic one: zod's are English. */
function problemIn({ issues }: z.ZodError): string {
  const message = issues[0]?.message ?? "";
  return Object.values(say).includes(message) ? message : problems["invalid-request"][1];
}

type Parsed = { readonly booking: ManualBooking } | { readonly problem: string };

/** The first problem as text, or the parsed booking. */
export function parseManualBooking(given: unknown): Parsed {
  const parsed = form.safeParse(given);
  if (!parsed.success) return { problem: problemIn(parsed.error) };
  const { entrada, saida, total, pago, meio, ...rest } = parsed.data;
  const stay = makeStay(entrada, saida);
  if (!stay) return { problem: "A saída precisa ser pelo menos um dia depois da entrada." };
  if (total === 0) return { problem: "Para uma cortesia, bloqueie as noites no calendário." };
  if (rest.acao === "take" && !rest.nome) return { problem: "Escreva o nome do hóspede." };
  return {
    booking: {
      listingId: rest.quarto,
      stay,
      guests: {
        adults: rest.adultos,
        childrenUpTo12: rest.ate12,
        childrenAbove12: rest.acima12,
      },
      guestName: rest.nome,
      guestEmail: rest.email,
      guestPhone: rest.telefone,
      channel: rest.canal,
      ...(total !== undefined && { total }),
      ...(pago && {
        paid: { amount: pago, method: meio, evenMore: rest.mesmoAssim === "sim" },
      }),
      note: rest.anotacao,
    },
  };
}
