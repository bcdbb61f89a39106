import type { Stripe } from "stripe";
import { html, type Markup } from "../markup.ts";
import { choiceField, field } from "./fields.ts";

type Session = Stripe.Checkout.Session;

/** The contact fields that the session requires. */
export function contactFields(session: Session): Markup {
  return html`
    ${field({
      name: "email",
      label: "E-mail",
      check: "email",
      autocomplete: "email",
      inputmode: "email",
      placeholder: "nome@exemplo.com",
      value: session.customer_email ?? "",
    })}
    ${asksName(session) && guestName(session)}
    ${
      session.phone_number_collection?.enabled === true &&
      field({
        name: "phone",
        label: "Telefone com DDD",
        check: "phone",
        autocomplete: "tel",
        inputmode: "tel",
        placeholder: "(84) 90000-0000",
      })
    }
    ${session.custom_fields.map(customField)}`;
}

export function asksName(session: Session): boolean {
  return session.name_collection?.individual?.enabled === true;
}

function guestName({ name_collection }: Session): Markup {
  return field({
    name: "billingName",
    label: "Nome completo",
    check: "name",
    autocomplete: "name",
    optional: name_collection?.individual?.optional === true,
  });
}

function customField(asked: Stripe.Checkout.Session.CustomField): Markup {
  const one = {
    name: `custom-${asked.key}`,
    label: asked.label.custom ?? "",
    check: "required",
    optional: asked.optional,
    customField: asked.key,
  };
  if (asked.dropdown) {
    const choices = [{ value: "", label: "Escolha" }, ...asked.dropdown.options];
    return choiceField({ ...one, value: asked.dropdown.default_value ?? "" }, choices);
  }
  const value = asked.text?.default_value ?? asked.numeric?.default_value ?? "";
  return field({ ...one, value, inputmode: asked.type === "numeric" ? "numeric" : "text" });
}
