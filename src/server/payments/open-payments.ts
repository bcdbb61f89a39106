import type { Config } from "../../config.ts";
import { joinProviders, type Payments } from "./payments.ts";
import { createStripeProvider } from "./stripe.ts";

/** The providers that the settings name, the default first. */
export function openPayments(config: Config): Payments {
  return joinProviders([createStripeProvider(config)]);
}
