import type { Config } from "../../config.ts";
import { createMercadoPagoProvider } from "./mercado-pago/provider.ts";
import { joinProviders, type Payments } from "./payments.ts";
import { createStripeProvider } from "./stripe/provider.ts";

/** The providers that the settings name, the default first. */
export function openPayments(config: Config, clock: () => number): Payments {
  const stripe = createStripeProvider(config);
  const mercadoPago = createMercadoPagoProvider(config, clock);
  return joinProviders(mercadoPago ? [stripe, mercadoPago] : [stripe]);
}
