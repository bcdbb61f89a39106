import { html, type Markup } from "../../html.ts";
import { money } from "../../provider/format.ts";
import { shown } from "../pages.ts";
import type { PixEntry } from "../pix/pay-pix.ts";

const ENDINGS: Record<string, string> = {
  approved: "Este Pix já foi pago.",
  refunded: "Este Pix foi pago e devolvido.",
  charged_back: "Este Pix foi pago e contestado.",
  cancelled: "Este código venceu ou foi cancelado. Peça outro.",
};

export function codePage(code: string, error: string | null): string {
  const content = html`
    ${error !== null && html`<p class="trouble" role="alert" id="codigo-error">${error}</p>`}
    <form method="get" action="/banco">
      <div class="field">
        <label for="codigo">Pix copia e cola</label>
        <textarea id="codigo" name="codigo" spellcheck="false" autocomplete="off"
          ${error !== null && html`aria-invalid="true" aria-describedby="codigo-error"`}>${code}</textarea>
      </div>
      <div class="steps"><button class="primary">Continuar</button></div>
    </form>`;
  return shown({ title: "Banco de teste", content });
}

export function confirmPage(entry: PixEntry): string {
  return shown({
    title: "Conferir o Pix",
    content: html`${receipt(entry)}
      <form method="post" action="/banco">
        <input type="hidden" name="codigo" value="${entry.means.code}">
        <div class="steps">
          <button class="primary" name="conta" value="guest">Pagar</button>
          <button name="conta" value="stranger">Pagar com a conta de outra pessoa</button>
          <a class="button" href="/banco">Usar outro código</a>
        </div>
      </form>`,
  });
}

export function donePage(entry: PixEntry): string {
  const isPaid = entry.approvedAt !== null;
  return shown({
    title: isPaid ? "Pix enviado" : "Este Pix não pode ser pago",
    content: html`<p class="notice" role="status">${ENDINGS[entry.status] ?? "Este Pix está fechado."}</p>
      ${receipt(entry)}
      <div class="steps"><a class="button" href="/banco">Pagar outro código</a></div>`,
  });
}

function receipt({ asked, means, description }: PixEntry): Markup {
  return html`<dl class="order">
    <div><dt>Para</dt><dd>Pousada Maré Mansa</dd></div>
    ${description !== null && html`<div><dt>Descrição</dt><dd>${description}</dd></div>`}
    ${means.paidBy !== null && html`<div><dt>De</dt><dd>${means.paidBy}</dd></div>`}
    <div class="total"><dt>Valor</dt><dd>${money(asked)}</dd></div>
  </dl>`;
}
