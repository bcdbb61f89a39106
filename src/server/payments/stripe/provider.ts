import Stripe from "stripe";
import { type Config, isLiveKey, type StripeSettings, stripeSettings } from "../../../config.ts";
import { beforeDeadline } from "../../deadline.ts";
import {
  type Chargeback,
  type PaymentProvider,
  type PaymentSession,
  ProviderError,
  type ProviderRefund,
} from "../provider.ts";
import { toChargeback } from "./chargeback.ts";
import { readStripeEvent } from "./event.ts";
import { feeOf } from "./fee.ts";
import { toProviderRefund, toRefundParams } from "./refund.ts";
import { STRIPE, toPaymentSession, toSessionParams } from "./session.ts";

const REQUEST_TIMEOUT_MS = 4_000;
/** Time reserved to store the provider's response. */
const TO_WRITE_MS = 700;
const PAGE = 100;
const MONEY = "payment_intent.latest_charge";
const FEE = "latest_charge.balance_transaction";
/** Session ids are untrusted input: malformed ones are refused without a call. */
const SESSION_ID = /^cs_\w{1,250}$/;
/** Sessions, payments, charges of older versions, refunds of cards and of Pix, disputes. */
const OWN_ID = /^(cs|pi|ch|py|re|pyr|dp|du|pdp)_/;

/**
 * Stripe Checkout on the property's own account, or on a connected one that every call names. Null
 * without settings.
 */
export function createStripeProvider(config: Config): PaymentProvider | null {
  const settings = stripeSettings(config);
  if (!settings) return null;
  const stripe = createClient(config, settings);
  const account = settings.account ? { stripeAccount: settings.account } : {};
  const { sessions } = stripe.checkout;
  const mode = { isLive: isLiveKey(settings.secretKey) };

  async function* listSessions(openedSince: Date): AsyncGenerator<PaymentSession> {
    const created = since(openedSince);
    const params = { created, limit: PAGE, expand: [`data.${MONEY}`] };
    try {
      for await (const session of sessions.list(params, account))
        yield toPaymentSession(session, mode);
    } catch (error) {
      throw toProviderError(error);
    }
  }

  async function* listRefunds(
    of: Parameters<PaymentProvider["listRefunds"]>[0],
  ): AsyncGenerator<ProviderRefund> {
    const which =
      "paymentId" in of ? { payment_intent: of.paymentId } : { created: since(of.madeSince) };
    try {
      for await (const refund of stripe.refunds.list({ ...which, limit: PAGE }, account)) {
        yield toProviderRefund(refund);
      }
    } catch (error) {
      throw toProviderError(error);
    }
  }

  async function* listChargebacks(openedSince: Date): AsyncGenerator<Chargeback> {
    const params = { created: since(openedSince), limit: PAGE, expand: ["data.payment_intent"] };
    try {
      for await (const dispute of stripe.disputes.list(params, account))
        yield toChargeback(dispute);
    } catch (error) {
      throw toProviderError(error);
    }
  }

  return {
    ways: { name: STRIPE, label: "Stripe", card: "frame", pix: config.PIX ? "frame" : null },
    owns: (id) => OWN_ID.test(id),
    hasSecretIds: true,
    // docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    leastAmount: 50,

    openSession: (order) =>
      guarded(async () => {
        const session = await sessions.create(toSessionParams(order), {
          ...account,
          idempotencyKey: `checkout:${order.sessionId}`,
        });
        return toPaymentSession(session, mode);
      }),

    findSession: async (id) =>
      SESSION_ID.test(id)
        ? orNull(async () =>
            toPaymentSession(await sessions.retrieve(id, { expand: [MONEY] }, account), mode),
          )
        : null,

    // Stripe's session does not name our row: it is the latest of its purpose.
    findLostSession: ({ bookingId, purpose, openedSince }) =>
      guarded(async () => {
        for await (const session of listSessions(openedSince)) {
          if (session.bookingId === bookingId && session.purpose === purpose) return session;
        }
        return null;
      }),

    listSessions,

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

    quoteInstallments: async () => [],

    refund: (order) =>
      guarded(async () => {
        const key = { ...account, idempotencyKey: `refund:${order.refundId}` };
        return toProviderRefund(await stripe.refunds.create(toRefundParams(order), key));
      }),

    findRefund: (id) =>
      orNull(async () => toProviderRefund(await stripe.refunds.retrieve(id, {}, account))),

    listRefunds,

    findFee: (paymentId) =>
      orNull(async () => {
        const params = { expand: [FEE] };
        return feeOf(await stripe.paymentIntents.retrieve(paymentId, params, account));
      }),

    findChargeback: (id) =>
      orNull(async () =>
        toChargeback(await stripe.disputes.retrieve(id, { expand: ["payment_intent"] }, account)),
      ),

    listChargebacks,

    readEvent: (notice) => readStripeEvent(stripe, settings, notice),
  };
}

function since(instant: Date): { gte: number } {
  return { gte: Math.floor(instant.getTime() / 1000) };
}

function createClient({ STRIPE_API_URL }: Config, { secretKey }: StripeSettings): Stripe {
  const api = new URL(STRIPE_API_URL);
  return new Stripe(secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === "https:" ? 443 : 80),
    protocol: api.protocol === "https:" ? "https" : "http",
    timeout: REQUEST_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await beforeDeadline(call(), () => new Error("deadline exceeded"), TO_WRITE_MS);
  } catch (error) {
    throw error instanceof ProviderError ? error : toProviderError(error);
  }
}

/** A 404 is a result, not a failure. */
function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  return guarded(async () => {
    try {
      return await call();
    } catch (error) {
      const invalid = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (invalid && error.code === "resource_missing") return null;
      throw error;
    }
  });
}

function toProviderError(error: unknown): ProviderError {
  return new ProviderError(failureOf(error), error);
}

function failureOf(error: unknown): ProviderError["outcome"] {
  const { errors } = Stripe;
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.code === "charge_disputed" ? "disputed" : "refused";
  }
  if (error instanceof errors.StripeCardError) return "refused";
  const barred =
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError;
  return barred ? "barred" : "unknown";
}
