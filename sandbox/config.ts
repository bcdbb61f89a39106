import { type Config, readConfig } from "../src/config.ts";
import { ACCESS_TOKEN, WEBHOOK_SECRET } from "./mercado-pago/credentials.ts";
import {
  CONNECTED_ACCOUNT,
  PLATFORM_PUBLISHABLE_KEY,
  PLATFORM_SECRET_KEY,
  WEBHOOK_SIGNING_SECRET,
} from "./stripe/credentials.ts";

export const SANDBOX_LINK_SECRET = "sandbox link secret, known to everybody";

/** Settings of an app that uses the stand-ins. Nothing here is a secret. */
export function sandboxConfig(addresses: {
  siteUrl: string;
  databaseUrl: string;
  paymentsUrl: string;
  /** If missing, Stripe is the only provider. */
  mercadoPagoUrl?: string;
  smtpUrl: string;
  /** If missing, there are no portals. */
  channelsHost?: string;
  mediaFolder: string;
  overrides?: Record<string, string>;
}): Config {
  return readConfig({
    DATABASE_URL: addresses.databaseUrl,
    PUBLIC_URL: addresses.siteUrl,
    PORT: new URL(addresses.siteUrl).port,
    COOKIE_SECRET: "sandbox cookie secret, known to everybody",
    AUTH_SECRET: "sandbox sign-in secret, known to everybody",
    LINK_SECRET: SANDBOX_LINK_SECRET,
    STRIPE_SECRET_KEY: PLATFORM_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PLATFORM_PUBLISHABLE_KEY,
    STRIPE_ACCOUNT: CONNECTED_ACCOUNT,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SIGNING_SECRET,
    STRIPE_API_URL: addresses.paymentsUrl,
    ...(addresses.mercadoPagoUrl && mercadoPago(addresses.mercadoPagoUrl)),
    SMTP_URL: addresses.smtpUrl,
    MAIL_FROM: "reservas@maremansa.example",
    MEDIA_DIR: addresses.mediaFolder,
    MAPS_SCRIPT_URL: `${addresses.siteUrl}/__maps/api/js`,
    CALENDAR_TEST_HOSTS: addresses.channelsHost,
    LOG_LEVEL: "warn",
    ...addresses.overrides,
  });
}

function mercadoPago(url: string) {
  return {
    MERCADO_PAGO_ACCESS_TOKEN: ACCESS_TOKEN,
    MERCADO_PAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    MERCADO_PAGO_API_URL: url,
  };
}
