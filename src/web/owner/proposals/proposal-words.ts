import type { ProposalRow, ProposalView } from "../../../contract/owner/proposals.ts";
import { formatDayOfMonth, formatStay } from "../../../domain/format-stay.ts";
import { guestCount } from "../../../domain/guests.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import type { IconName } from "../../ui/icon.tsx";
import { ago } from "../ui/ago.ts";
import type { ChipTone } from "../ui/chip.tsx";
import { listWords, plural } from "../ui/words.ts";
import { untilWords } from "./form-words.ts";

type Situation = { readonly tone: ChipTone; readonly text: string; readonly icon?: IconName };

/** Its state in one or two words. */
export function situationOf(
  { state, seenAt }: Pick<ProposalRow, "state" | "seenAt">,
  now: number,
): Situation {
  switch (state) {
    case "open":
      return seenAt === null
        ? { tone: "wait", text: "Aberto", icon: "clock" }
        : { tone: "in", text: `Visto ${ago(seenAt, now)}`, icon: "eye" };
    case "paying":
      return { tone: "in", text: "Pagando" };
    case "paid":
      return { tone: "ok", text: "Pago", icon: "check" };
    case "expired":
      return { tone: "off", text: "Vencido" };
    case "taken":
      return { tone: "error", text: "Noites ocupadas" };
    case "withdrawn":
      return { tone: "off", text: "Retirado" };
  }
}

/** Whom it is for; without a name, its code. */
export function nameOf({ label, code }: Pick<ProposalRow, "label" | "code">): string {
  return label || `Sem nome, ${code}`;
}

/** 'Quarto Mar e Quarto Farol' */
export const roomsOf = ({ roomNames }: Pick<ProposalRow, "roomNames">) => listWords(roomNames);

/** '16 a 21 de jan., 4 pessoas' */
export function stayOf({ stay, guests }: Pick<ProposalRow, "stay" | "guests">): string {
  const people = plural(guestCount(guests), "pessoa", "pessoas");
  return `${formatStay(stay, "short", "pt-BR")}, ${people}`;
}

/** What comes next: its end, a payment, or that it is over. */
export function timeOf(row: ProposalRow, timeZone: string): string {
  if (row.paid) {
    const day = formatDayOfMonth(row.paid.on, "short", "pt-BR");
    return `${formatMoney(row.paid.amount, "pt-BR")} em ${day}`;
  }
  const made = `feito ${untilWords(row.madeAt, timeZone)}`;
  if (row.state === "withdrawn") return made;
  const until = untilWords(row.validUntil, timeZone);
  if (row.state === "expired") return `venceu ${until}`;
  const kept = row.heldUntil === null ? "sem guardar o quarto" : "quarto guardado";
  return `vale até ${until}, ${kept}`;
}

/** '3 abertos somam R$ 11.930.' */
export function sumWords(count: number, total: Centavos): string {
  if (count === 0) return "Nenhum aberto.";
  const sum = formatMoney(total, "pt-BR");
  return count === 1 ? `1 aberto, de ${sum}.` : `${count} abertos somam ${sum}.`;
}

export const viewNames: Readonly<Record<ProposalView, string>> = {
  open: "Abertos",
  paid: "Pagos",
  over: "Vencidos",
};

/** What an empty list means, and what comes next. */
export const emptyWords: Readonly<Record<ProposalView, string>> = {
  open: "Nenhum orçamento aberto. Quando alguém perguntar o preço, mande um: a pessoa vê tudo e paga pelo link.",
  paid: "Nenhum orçamento pago ainda. Quando alguém pagar, vira reserva e aparece aqui.",
  over: "Nada vencido nem retirado. O que passar do prazo fica aqui, para renovar com um toque.",
};
