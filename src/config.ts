import { z } from "zod";

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean),
);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");

/** All settings. `.env.example` documents them. */
const settings = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://"),
  MIGRATION_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(5),
  PUBLIC_URL: z.url(),
  TRUSTED_PROXIES: list.default([]),
  CORS_ORIGINS: list.default([]),
  COOKIE_SECRET: z.string().min(32),
  AUTH_SECRET: z.string().min(32),
  LINK_SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/)
    .optional(),
  STRIPE_ACCOUNT: z
    .string()
    .regex(/^acct_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
  MERCADO_PAGO_ACCESS_TOKEN: z
    .string()
    .regex(/^(APP_USR|TEST)-[\w-]+$/)
    .optional(),
  MERCADO_PAGO_WEBHOOK_SECRET: z.string().min(16).optional(),
  MERCADO_PAGO_API_URL: z.url().default("https://api.mercadopago.com"),
  OFFLINE_PAGE: flag.default(true),
  LIMITS: flag.default(true),
  PIX: flag.default(false),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
  MAIL_FROM: z.email(),
  MEDIA_DIR: z.string().min(1),
  MAPS_SCRIPT_URL: z.url().default("https://maps.googleapis.com/maps/api/js"),
  CALENDAR_TEST_HOSTS: list.default([]),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Config = z.output<typeof settings>;

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settings.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  const lines = issues.map(({ path, message }) => {
    const name = String(path[0]);
    return name in given ? `  ${name}: ${message}` : `  ${name} is missing`;
  });
  lines.push(...halfProviders(given));
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new ConfigError(`Invalid settings (see .env.example):\n${lines.join("\n")}`);
}

/** What each provider needs. All are optional: without one the house takes no payments online. */
const providerSettings = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["MERCADO_PAGO_ACCESS_TOKEN", "MERCADO_PAGO_WEBHOOK_SECRET"],
];

/** Half set up: without a secret every event would be refused, without a key no call accepted. */
function halfProviders(given: Record<string, unknown>): string[] {
  const lines = providerSettings.flatMap((names) => {
    const missing = names.filter((name) => !(name in given));
    return missing.length < names.length
      ? missing.map((name) => `  ${name} is missing: all of its provider's or none`)
      : [];
  });
  const isAlone = "STRIPE_ACCOUNT" in given && !("STRIPE_SECRET_KEY" in given);
  return isAlone ? [...lines, "  STRIPE_SECRET_KEY is missing: an account without a key"] : lines;
}

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null: the account of the keys themselves. */
  readonly account: string | null;
};

/** Null: Stripe is not set up. */
export function stripeSettings(config: Config): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_ACCOUNT: account = null } = config;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return { secretKey, publishableKey, webhookSecret, account };
}

export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname);
}

/** Whether browsers reach us over TLS only, so that __Host- cookies work. */
export function isSecure({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): boolean {
  return PUBLIC_URL.startsWith("https://");
}

/** The __Host- prefix binds a cookie to this host; browsers accept it over TLS only. */
export function hostCookie(config: Pick<Config, "PUBLIC_URL">, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

export function isLiveKey(key: string): boolean {
  return key.includes("_live_");
}

/** For a token of Mercado Pago. */
export function isLiveToken(token: string): boolean {
  return token.startsWith("APP_USR-");
}
