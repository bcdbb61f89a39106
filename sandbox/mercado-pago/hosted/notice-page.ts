import { html, type Markup } from "../../html.ts";
import { money } from "../../provider/format.ts";
import type { CardPayment } from "../cards/card-payment.ts";
import { shown } from "../pages.ts";
import { totalOf } from "../preferences/preference.ts";
import type { PreferenceEntry } from "../state/books.ts";

type Notice = { title: string; sentence: string; back: string | null; goesTo?: string | null };

function noticePage({ title, sentence, back, goesTo = null }: Notice): string {
  const content = html`<p class="notice" role="status">${sentence}</p>${wayBack(back)}`;
  return shown({ title, content, goesTo });
}

export function unknownPage(): string {
  return noticePage({
    title: "Página não encontrada",
    sentence: "Este endereço de pagamento não existe. Nada foi cobrado.",
    back: null,
  });
}

export function endedPage(back: string | null): string {
  return noticePage({
    title: "Este pagamento venceu",
    sentence: "O prazo para pagar acabou e nada foi cobrado. Volte ao site e comece de novo.",
    back,
  });
}

export function paidPage(preference: PreferenceEntry, back: string | null): string {
  return noticePage({
    title: "Este pagamento já foi feito",
    sentence: `Recebemos ${money(totalOf(preference))}. Não é preciso pagar de novo.`,
    back,
  });
}

/** The outcome of an attempt. An approved one redirects by itself if the site asked for it. */
export function resultPage(
  preference: PreferenceEntry,
  payment: CardPayment,
  back: string | null,
): string {
  if (payment.status === "in_process")
    return noticePage({
      title: "Pagamento em análise",
      sentence: "O pagamento está sendo conferido. A resposta chega por e-mail.",
      back,
      goesTo: preference.autoReturn === "all" ? back : null,
    });
  const { installments, installmentAmount, totalPaid } = payment.means;
  const content = html`<p class="notice" role="status">
      ${installments}x de ${money(installmentAmount)}, total de ${money(totalPaid)}.
      Pagamento ${payment.id}.
    </p>
    ${preference.autoReturn !== null && html`<p class="quiet">Você volta ao site em alguns segundos.</p>`}
    ${wayBack(back)}`;
  const goesTo = preference.autoReturn === null ? null : back;
  return shown({ title: "Pagamento aprovado", content, goesTo });
}

function wayBack(back: string | null): Markup | false {
  return (
    back !== null &&
    html`<div class="steps"><a class="button primary" href="${back}">Voltar ao site</a></div>`
  );
}
