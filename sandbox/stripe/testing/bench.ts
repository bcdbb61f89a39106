import { Stripe } from "stripe";
import { onTestFinished } from "vitest";
import { startClock } from "../../clock.ts";
import type { StandInOptions } from "../../provider/start.ts";
import { giveOrder } from "../../provider/testing/give-order.ts";
import { CONNECTED_ACCOUNT, PLATFORM_SECRET_KEY } from "../credentials.ts";
import { startStripeSandbox } from "../start.ts";

export type CreateParameters = Stripe.Checkout.SessionCreateParams;

export const own = { stripeAccount: CONNECTED_ACCOUNT };

/** A sandbox for one test, the real SDK pointed at it, and a clock to move. */
export async function startBench(options: StandInOptions = {}) {
  const { now, pass } = startClock();
  const sandbox = await startStripeSandbox({ now, retryDelaysMs: [20, 20], ...options });
  onTestFinished(() => sandbox.close());

  const stripe = sdk(sandbox.url);
  return {
    sandbox,
    stripe,
    now: () => Math.floor(now() / 1000),
    passSeconds: (seconds: number) => pass(seconds * 1000),
    open: (changes: CreateParameters = {}, request: Stripe.RequestOptions = {}) =>
      stripe.checkout.sessions.create(booking(changes), { ...own, ...request }),
    control: (path: string, body: object = {}) =>
      giveOrder(`${sandbox.url}/__control${path}`, body),
    form: (path: string, body: object) => giveOrder(`${sandbox.url}/__pay${path}`, body),
  };
}

export type Bench = Awaited<ReturnType<typeof startBench>>;

export function sdk(url: string, key = PLATFORM_SECRET_KEY, config: Stripe.StripeConfig = {}) {
  const { port } = new URL(url);
  return new Stripe(key, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

/** The site's parameters for a stay of three nights. */
export function booking(changes: CreateParameters = {}): CreateParameters {
  return {
    mode: "payment",
    ui_mode: "embedded_page",
    submit_type: "book",
    locale: "pt-BR",
    return_url: "https://pousada.example/success?session_id={CHECKOUT_SESSION_ID}",
    line_items: [line(267_000), line(27_000)],
    allowed_payment_method_types: ["card"],
    adaptive_pricing: { enabled: false },
    client_reference_id: "hold-1",
    metadata: { hold: "hold-1" },
    payment_intent_data: { metadata: { hold: "hold-1" } },
    phone_number_collection: { enabled: true },
    name_collection: { individual: { enabled: true } },
    ...changes,
  };
}

export function line(unitAmount: number) {
  const product_data = { name: "Quarto Mar" };
  return { price_data: { currency: "brl", unit_amount: unitAmount, product_data }, quantity: 1 };
}
