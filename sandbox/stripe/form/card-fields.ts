import type { Stripe } from "stripe";
import { html, type Markup } from "../../html.ts";
import { asksName } from "./contact-fields.ts";
import { choiceField, errorPlace, field, input } from "./fields.ts";

const COUNTRIES = [
  ..."BR AR AU AT BE BO CA CL CO CR DK EC ES US FI FR DE GB IE IT JP MX NL NO PY PE PT SE CH UY".split(
    " ",
  ),
];

export function cardFields(session: Stripe.Checkout.Session): Markup {
  return html`
    <fieldset class="field card">
      <legend>Dados do cartão</legend>
      <div class="card-box">
        ${cardInput("cardNumber", "Número do cartão", "1234 1234 1234 1234", "cc-number")}
        ${cardInput("cardExpiry", "Validade", "MM / AA", "cc-exp")}
        ${cardInput("cardCvc", "Código de segurança", "CVC", "cc-csc")}
      </div>
      ${["cardNumber", "cardExpiry", "cardCvc"].map(errorPlace)}
    </fieldset>
    ${
      !asksName(session) &&
      field({
        name: "billingName",
        label: "Nome no cartão",
        check: "name",
        autocomplete: "cc-name",
        placeholder: "Como está no cartão",
      })
    }
    ${choiceField(
      {
        name: "billingCountry",
        label: "País ou região",
        check: "required",
        autocomplete: "country",
        value: "BR",
      },
      countries(),
    )}
    ${session.billing_address_collection === "required" && addressFields()}`;
}

function cardInput(name: string, label: string, placeholder: string, autocomplete: string): Markup {
  return html`<div class="${name}">
    <label class="unseen" for="${name}">${label}</label>
    ${input({ name, label, check: name, autocomplete, inputmode: "numeric", placeholder })}
  </div>`;
}

function addressFields(): Markup {
  return html`
    ${addressField("billingAddressLine1", "Endereço", "address-line1")}
    ${addressField("billingLocality", "Cidade", "address-level2")}
    ${addressField("billingAdministrativeArea", "Estado", "address-level1")}
    ${addressField("billingPostalCode", "CEP", "postal-code")}`;
}

function addressField(name: string, label: string, autocomplete: string): Markup {
  return field({ name, label, check: "required", autocomplete });
}

function countries() {
  const names = new Intl.DisplayNames("pt-BR", { type: "region" });
  return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }));
}
