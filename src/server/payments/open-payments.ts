import type { Config } from "../../config.ts";
import { createMercadoPagoProvider } from "./mercado-pago/provider.ts";
import { joinProviders, type Payments } from "./payments.ts";
import { createStripeProvider } from "./stripe/provider.ts";

/** The providers that the settings name, the default first. */
export function openPayments(config: Config, clock: () => number): Payments {
  const providers = [createStripeProvider(config), createMercadoPagoProvider(config, clock)];
  return joinProviders(providers.filter((provider) => provider !== null));
}
