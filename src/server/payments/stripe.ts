import Stripe from "stripe";
import { type Config, isLiveKey } from "../../config.ts";
import { AppError } from "../../domain/app-error.ts";
import { type PaymentEvent, type PaymentProvider, ProviderError } from "./provider.ts";
import { toPaymentSession, toSessionParams } from "./stripe-session.ts";

const BOOKING_REQUEST_TIMEOUT_MS = 8_000;
const PAGE = 100;

/** Stripe Checkout on the property's connected account: every call names the account. */
export function createStripeProvider(config: Config): PaymentProvider {
  const stripe = createClient(config);
  const account = { stripeAccount: config.STRIPE_ACCOUNT };
  const sessions = stripe.checkout.sessions;

  return {
    openSession: (order) =>
      guarded(async () => {
        const session = await sessions.create(toSessionParams(order, config.PIX), {
          ...account,
          idempotencyKey: `checkout:${order.bookingId}`,
        });
        return toPaymentSession(session);
      }),

    findSession: (id) =>
      guarded(async () => {
        try {
          return toPaymentSession(await sessions.retrieve(id, {}, account));
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),

    findSessionOfBooking: (bookingId, openedSince) =>
      guarded(async () => {
        const created = { gte: Math.floor(openedSince.getTime() / 1000) };
        for await (const session of sessions.list({ created, limit: PAGE }, account)) {
          if (session.client_reference_id === bookingId) return toPaymentSession(session);
        }
        return null;
      }),

    endSession: (id) =>
      guarded(async () => {
        try {
          await sessions.expire(id, {}, account);
          return "ended";
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused";
          throw error;
        }
      }),

    refund: ({ refundId, paymentId, amount }) =>
      guarded(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentId, amount, metadata: { refund_id: refundId } },
          { ...account, idempotencyKey: `refund:${refundId}` },
        );
        const failed = refund.status === "failed" || refund.status === "canceled";
        const state = failed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending";
        return { id: refund.id, state };
      }),

    readEvent: (rawBody, signature) => readEvent(stripe, config, rawBody, signature),
  };
}

function createClient(config: Config): Stripe {
  const api = new URL(config.STRIPE_API_URL);
  return new Stripe(config.STRIPE_SECRET_KEY, {
    host: api.hostname,
    port: api.port || (api.protocol === "https:" ? 443 : 80),
    protocol: api.protocol === "https:" ? "https" : "http",
    timeout: BOOKING_REQUEST_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function readEvent(
  stripe: Stripe,
  config: Config,
  rawBody: Buffer,
  signature: string,
): PaymentEvent {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, config.STRIPE_WEBHOOK_SECRET);
    const object = event.data.object;
    return {
      id: event.id,
      type: event.type,
      ours:
        event.account === config.STRIPE_ACCOUNT &&
        event.livemode === isLiveKey(config.STRIPE_SECRET_KEY),
      checkoutId: object.object === "checkout.session" ? object.id : null,
    };
  } catch (error) {
    throw new AppError("signature-invalid", {}, { cause: error });
  }
}

async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const refused =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError;
    throw new ProviderError(refused ? "refused" : "unknown", error);
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"
  );
}
