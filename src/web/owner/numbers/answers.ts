import type { Numbers, Savings } from "../../../contract/owner/numbers.ts";
import { portals } from "../../../domain/feed.ts";
import { plural } from "../ui/words.ts";
import {
  averageWords,
  count,
  money,
  monthName,
  occupancy,
  shareWords,
  unpricedWords,
} from "./figures-words.ts";

/** Each question of the page answered in words, so that nobody needs the chart. */

export function revenueAnswer({ total, months }: Numbers): string {
  if (total.revenue === 0) return "Nenhuma receita neste período.";
  const commission = total.commission > 0 && `${money(total.commission)} são comissão dos portais`;
  const kept = total.kept !== 0 && `${money(total.kept)} ficaram de cancelamentos`;
  const within = [commission, kept].filter(Boolean).join(" e ");
  const best = months.reduce((one, other) => (other.revenue > one.revenue ? other : one));
  const strongest =
    months.length > 1
      ? ` O mês mais forte é ${monthName(best.month)}, ${money(best.revenue)}.`
      : "";
  return `${money(total.revenue)}${within && `, dos quais ${within}`}.${strongest}`;
}

export function occupancyAnswer({ total }: Numbers): string {
  const { soldNights, roomNights, blockedNights } = total;
  if (roomNights === 0) return "Nenhum quarto à venda neste período.";
  const blocked =
    blockedNights > 0
      ? ` ${plural(blockedNights, "outra está bloqueada", "outras estão bloqueadas")}.`
      : "";
  return `${occupancy(total)}%: ${count(soldNights)} de ${count(roomNights)} noites vendidas.${blocked}`;
}

export function rateAnswer({ total }: Numbers): string {
  const { averageRate, revPar, unpricedNights } = total;
  const rate =
    averageRate === null
      ? "Nenhuma noite vendida com valor conhecido neste período."
      : `${averageWords(averageRate)} por noite vendida (diária média) e ${averageWords(revPar)} por noite da casa, vendida ou não (RevPAR).`;
  if (unpricedNights === 0) return rate;
  return `${rate} Há ${unpricedWords(total)}: contam na ocupação, não na diária média. Anote o valor na página de cada reserva.`;
}

export function roomAnswer({ rooms }: Numbers): string {
  const [best] = rooms.toSorted((one, other) => (other.revPar ?? 0) - (one.revPar ?? 0));
  if (!best?.revPar || best.revPar <= 0) return "Nenhum quarto teve receita neste período.";
  return `${best.name}: ${averageWords(best.revPar)} por noite, vendida ou não.`;
}

export function channelAnswer({ channels, total }: Numbers): string {
  if (total.soldNights === 0) return "Nenhuma noite vendida neste período.";
  const direct = channels
    .filter(({ channel }) => !portals.some((portal) => portal === channel))
    .reduce((sum, { soldNights }) => sum + soldNights, 0);
  return `${shareWords(direct, total.soldNights)} das noites vendidas vieram sem portal, ${shareWords(total.soldNights - direct, total.soldNights)} por portais.`;
}

export function meansAnswer({ means, moved }: Numbers): string {
  if (means.length === 0) return "Nenhum dinheiro entrou nem voltou neste período.";
  const back = moved.returned > 0 ? ` e voltaram ${money(moved.returned)}` : "";
  return `Entraram ${money(moved.received)}${back}, contados no dia do pagamento e não no da estadia.`;
}

export function savingsAnswer(savings: Savings | null): string {
  if (savings === null) {
    return "Ainda não dá para dizer: nenhuma estadia de portal deste período tem valor e comissão anotados. Anote os dois na página de uma delas.";
  }
  const { rate, saved } = savings;
  const mean = shareWords(rate.commission, rate.revenue);
  return `${money(saved)}: o que estas estadias custariam pela comissão média de ${mean}. Ela vem de ${plural(rate.stays, "estadia", "estadias")} de portal deste período com valor e comissão anotados: ${money(rate.commission)} em ${money(rate.revenue)}.`;
}
