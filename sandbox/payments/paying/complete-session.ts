import type { Stripe } from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";
import { billingAddress, type Payer } from "./payer.ts";

/** The form is complete; the payment may still be pending. */
export function completeSession(
  sandbox: Sandbox,
  entry: SessionEntry,
  payer: Payer,
  paymentStatus: "paid" | "unpaid",
) {
  const { session } = entry;
  session.status = "complete";
  session.payment_status = paymentStatus;
  session.client_secret = null;
  entry.challenge = null;

  const individualName = session.name_collection?.individual?.enabled ? payer.name || null : null;
  session.collected_information = {
    business_name: null,
    individual_name: individualName,
    shipping_details: null,
  };
  session.customer_details = {
    address: billingAddress(payer),
    business_name: null,
    email: payer.email,
    individual_name: individualName,
    name: payer.name || null,
    phone: payer.phone || null,
    tax_exempt: "none",
    tax_ids: [],
  };
  session.custom_fields = session.custom_fields.map((field) => answered(field, payer));
  if (session.customer_creation === "always") session.customer = newIdentifier("cus", 14);

  recordEvent(sandbox, entry.account, "checkout.session.completed", session, null);
}

type CustomField = Stripe.Checkout.Session.CustomField;

function answered(field: CustomField, { customFields }: Payer): CustomField {
  const value = customFields[field.key] || null;
  if (field.dropdown) return { ...field, dropdown: { ...field.dropdown, value } };
  if (field.numeric) return { ...field, numeric: { ...field.numeric, value } };
  if (field.text) return { ...field, text: { ...field.text, value } };
  return field;
}
