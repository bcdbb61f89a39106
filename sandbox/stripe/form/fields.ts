import { html, type Markup } from "../../html.ts";

export type Field = {
  name: string;
  label: string;
  check: string;
  autocomplete?: string;
  inputmode?: string;
  placeholder?: string;
  value?: string;
  optional?: boolean;
};

/** A labelled field with a place for its error. */
export function field(one: Field): Markup {
  return html`<div class="field">
    <label for="${one.name}">${one.label}${one.optional === true && html` <span>(opcional)</span>`}</label>
    ${input(one)}
    ${errorPlace(one.name)}
  </div>`;
}

export function input(one: Field): Markup {
  return html`<input id="${one.name}" name="${one.name}" value="${one.value ?? ""}" ${described(one)}
    autocomplete="${one.autocomplete ?? "off"}" inputmode="${one.inputmode ?? "text"}"
    placeholder="${one.placeholder ?? ""}" spellcheck="false">`;
}

export type Choice = { value: string; label: string };

export function choiceField(one: Field, choices: Choice[]): Markup {
  return html`<div class="field">
    <label for="${one.name}">${one.label}${one.optional === true && html` <span>(opcional)</span>`}</label>
    <div class="select">
      <select id="${one.name}" name="${one.name}" ${described(one)}>
        ${choices.map(
          ({ value, label }) =>
            html`<option value="${value}" ${value === one.value && html`selected`}>${label}</option>`,
        )}
      </select>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>
    </div>
    ${errorPlace(one.name)}
  </div>`;
}

export function errorPlace(name: string): Markup {
  return html`<p class="error" id="${name}-error" hidden></p>`;
}

function described({ name, check, optional }: Field): Markup {
  return html`data-check="${check}" aria-describedby="${name}-error"
    ${optional === true && html`data-optional`}`;
}
