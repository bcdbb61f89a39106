import { html, type Markup } from "../../html.ts";
import { money } from "../../provider/format.ts";
import type { Installment } from "../cards/installments.ts";
import { EXAMPLE_CARDS } from "../cards/test-cards.ts";
import { shown } from "../pages.ts";
import { totalOf } from "../preferences/preference.ts";
import type { PreferenceEntry } from "../state/books.ts";
import type { CardForm, FieldErrors } from "./read-card-form.ts";

type FormPage = {
  preference: PreferenceEntry;
  offered: Installment[];
  form: CardForm;
  errors: FieldErrors;
  /** Why the last attempt failed. */
  declined: string | null;
  back: string | null;
};

export function formPage({ preference, offered, form, errors, declined, back }: FormPage): string {
  const total = totalOf(preference);
  const content = html`
    ${trouble(declined, errors)}
    ${orderSummary(preference)}
    <form method="post" action="/checkout/v1/redirect?pref_id=${preference.id}" novalidate>
      <input type="hidden" name="attempt" value="${form.attempt}">
      <h2>Cartão de crédito</h2>
      ${cardField("number", "Número do cartão", form, errors, { inputmode: "numeric", autocomplete: "cc-number" })}
      ${cardField("holder", "Nome impresso no cartão", form, errors, { autocomplete: "cc-name" })}
      <div class="pair">
        ${cardField("expiry", "Validade (MM/AA)", form, errors, { inputmode: "numeric", autocomplete: "cc-exp" })}
        ${cardField("cvc", "Código de segurança", form, errors, { inputmode: "numeric", autocomplete: "cc-csc" })}
      </div>
      ${cardField("email", "E-mail", form, errors, { inputmode: "email", autocomplete: "email" })}
      ${installments(offered, total, form, errors)}
      <div class="steps">
        <button class="primary">Pagar</button>
        ${back !== null && html`<a class="button" href="${back}">Voltar ao site</a>`}
      </div>
    </form>
    ${exampleCards()}`;
  return shown({ title: "Pagar com cartão", content });
}

function orderSummary(preference: PreferenceEntry): Markup {
  return html`<dl class="order">
    ${preference.items.map(
      ({ title, quantity, unitPrice }) => html`<div>
        <dt>${quantity > 1 ? `${quantity} × ${title}` : title}</dt>
        <dd>${money(quantity * unitPrice)}</dd>
      </div>`,
    )}
    <div class="total"><dt>Total</dt><dd>${money(totalOf(preference))}</dd></div>
  </dl>`;
}

function trouble(declined: string | null, errors: FieldErrors): Markup | false {
  const count = Object.keys(errors).length;
  if (declined === null && count === 0) return false;
  const sentence =
    declined ?? (count === 1 ? "Falta corrigir um campo." : `Falta corrigir ${count} campos.`);
  return html`<p class="trouble" role="alert">${sentence} Nada foi cobrado.</p>`;
}

function installments(
  offered: Installment[],
  total: number,
  form: CardForm,
  errors: FieldErrors,
): Markup {
  const chosen = form.installments || "1";
  return html`<fieldset ${errors.installments !== undefined && html`aria-describedby="installments-error"`}>
    <legend>Parcelas</legend>
    <ul class="choices">
      ${offered.map(
        (one) => html`<li><label>
          <input type="radio" name="installments" value="${one.count}" ${String(one.count) === chosen && html`checked`}>
          <span>${one.count}x de ${money(one.parcel)}</span>
          <small>${money(one.total)} ${one.total === total ? "sem juros" : "com juros"}</small>
        </label></li>`,
      )}
    </ul>
    ${errorLine("installments", errors)}
  </fieldset>`;
}

function exampleCards(): Markup {
  return html`<details>
    <summary>Cartões de teste</summary>
    <p class="quiet">Qualquer validade futura e qualquer código.</p>
    <ul>${EXAMPLE_CARDS.map(([number, result]) => html`<li><code>${number}</code> ${result}</li>`)}</ul>
  </details>`;
}

type Hints = { inputmode?: string; autocomplete: string };

/** A labelled field with its error. The card's security code is never written back. */
function cardField(
  name: keyof CardForm,
  label: string,
  form: CardForm,
  errors: FieldErrors,
  { inputmode = "text", autocomplete }: Hints,
): Markup {
  const isWrong = errors[name] !== undefined;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${name === "cvc" ? "" : form[name]}"
      inputmode="${inputmode}" autocomplete="${autocomplete}" spellcheck="false"
      ${isWrong && html`aria-invalid="true" aria-describedby="${name}-error"`}>
    ${errorLine(name, errors)}
  </div>`;
}

function errorLine(name: keyof CardForm, errors: FieldErrors): Markup | false {
  const sentence = errors[name];
  return sentence !== undefined && html`<p class="error" id="${name}-error">${sentence}</p>`;
}
