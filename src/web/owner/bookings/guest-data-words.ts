import type { Day } from "../../../domain/day.ts";
import type { NotYet } from "../../../domain/erasure.ts";
import { formatDay } from "../../../domain/format-day.ts";

/** '15 de novembro de 2026' */
export function dayWords(day: Day): string {
  return `${formatDay(day, "day-month", "pt-BR")} de ${Number(day.slice(0, 4))}`;
}

const reasons: Readonly<Record<NotYet["because"], string>> = {
  paying: "o pagamento ainda pode chegar",
  stay: "a estadia ainda não acabou",
  money: "há uma devolução que ainda não chegou ao hóspede",
  claims: "o hóspede ainda pode contestar o pagamento ou reclamar da estadia",
};

/** Why not today, and when. */
export function notYetWords({ because, from }: NotYet): string {
  const when = from ? `a partir de ${dayWords(from)}` : "quando isso se resolver";
  return `Ainda não dá para apagar: ${reasons[because]}. Dá ${when}.`;
}
