import type Stripe from "stripe";
import type { PaymentSession, SessionOrder, SessionStatus } from "../provider.ts";

/** Its name in our rows. */
export const STRIPE = "stripe";

/** Built only from the stored booking, so that a retry sends identical parameters. */
export function toSessionParams(order: SessionOrder): Stripe.Checkout.SessionCreateParams {
  const { bookingId, purpose, facts } = order;
  const pix = order.means !== "card";
  const metadata = { booking_id: bookingId, ...(purpose !== "booking" && { purpose }), ...facts };
  return {
    mode: "payment",
    ui_mode: "embedded_page",
    submit_type: "book",
    locale: order.language === "pt-BR" ? "pt-BR" : "en",
    return_url: order.returnUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    line_items: order.lines.map((line) => ({
      quantity: 1,
      price_data: {
        currency: "brl",
        unit_amount: line.amount,
        product_data: { name: order.title, description: line.label },
      },
    })),
    allowed_payment_method_types: pix ? ["card", "pix"] : ["card"],
    ...(pix && { payment_method_options: { pix: { expires_after_seconds: pixSeconds(order) } } }),
    adaptive_pricing: { enabled: false },
    name_collection: { individual: { enabled: true } },
    phone_number_collection: { enabled: true },
    client_reference_id: bookingId,
    metadata,
    payment_intent_data: { metadata },
  };
}

/** Stripe's minimum lifetime of a Pix. */
const SHORTEST_PIX = 60;

/** A Pix may be started in the session's last second and must expire before the hold does. */
function pixSeconds({ expiresAt, keptUntil }: SessionOrder): number {
  return Math.max(SHORTEST_PIX, Math.floor((keptUntil.getTime() - expiresAt.getTime()) / 1000));
}

export function toPaymentSession(
  session: Stripe.Checkout.Session,
  { isLive }: { readonly isLive: boolean },
): PaymentSession {
  const { payment_intent: intent, customer_details: details } = session;
  const { booking_id: bookingId = null, purpose, ...facts } = session.metadata ?? {};
  return {
    id: session.id,
    provider: STRIPE,
    sessionId: null,
    bookingId,
    purpose: purpose === "balance" || purpose === "change" ? purpose : "booking",
    facts,
    status: toStatus(session),
    amount: session.amount_total ?? 0,
    refunded: refundedOf(session),
    currency: session.currency ?? "",
    isOurMode: session.livemode === isLive,
    paymentId: typeof intent === "string" ? intent : (intent?.id ?? null),
    further: [],
    refundableUntil: null,
    means: session.payment_method_types.includes("pix") ? "card-or-pix" : "card",
    pay: session.client_secret ? { kind: "frame", clientSecret: session.client_secret } : null,
    openedAt: new Date(session.created * 1000),
    expiresAt: new Date(session.expires_at * 1000),
    guest: {
      name: details?.individual_name ?? details?.name ?? null,
      email: details?.email ?? null,
      phone: details?.phone ?? null,
    },
  };
}

/**
 * A complete but unpaid session waits for an asynchronous payment. If that fails, the session stays
 * as it is: only its payment intent shows it, by requiring a new payment method.
 */
function toStatus(session: Stripe.Checkout.Session): SessionStatus {
  if (session.status === "expired") return "ended";
  if (session.status !== "complete") return "open";
  if (session.payment_status === "paid") return "paid";
  const intent = session.payment_intent;
  const failed =
    typeof intent === "object" &&
    (intent?.status === "requires_payment_method" || intent?.status === "canceled");
  return failed ? "ended" : "processing";
}

function refundedOf({ payment_intent: intent }: Stripe.Checkout.Session): number {
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  return typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0;
}
