import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";
import { billingAddress, type Payer } from "../state/payer.ts";

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

  recordEvent(sandbox, entry.account, "checkout.session.completed", session, null);
}
