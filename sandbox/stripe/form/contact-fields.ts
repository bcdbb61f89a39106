import type { Stripe } from "stripe";
import { html, type Markup } from "../../html.ts";
import { field } from "./fields.ts";

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
    }`;
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
