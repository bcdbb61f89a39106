import { html, type Markup } from "../../html.ts";
import type { CardForm, FieldErrors } from "./read-card-form.ts";

type Hints = { inputmode?: string; autocomplete: string };

/** A labelled field with its error. The code on the back of a card is never written back. */
export function cardField(
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

export function errorLine(name: keyof CardForm, errors: FieldErrors): Markup | false {
  const sentence = errors[name];
  return sentence !== undefined && html`<p class="error" id="${name}-error">${sentence}</p>`;
}
