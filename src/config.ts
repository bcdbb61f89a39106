import { z } from "zod";

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean),
);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");

/** Every setting there is. `.env.example` says what each is for. */
const settings = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://"),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url(),
  TRUSTED_PROXIES: list.default([]),
  CORS_ORIGINS: list.default([]),
  COOKIE_SECRET: z.string().min(32),
  AUTH_SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_\w+$/),
  STRIPE_ACCOUNT: z.string().regex(/^acct_\w+$/),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w+$/),
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
  LIMITS: flag.default(true),
  PIX: flag.default(false),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
  MAIL_FROM: z.email(),
  MEDIA_DIR: z.string().min(1),
  MAPS_SCRIPT_URL: z.url().default("https://maps.googleapis.com/maps/api/js"),
  CALENDAR_TEST_HOSTS: list.default([]),
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
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return name in given ? `  ${name}: ${message}` : `  ${name} is missing`;
  });
  throw new ConfigError(`The settings are not complete (see .env.example):\n${lines.join("\n")}`);
}

/** A live house talks to real services only, over TLS, with keys of one mode. */
export function refuseUnlessLive(config: Config): void {
  const outside = ["STRIPE_API_URL", "SMTP_URL", "MAPS_SCRIPT_URL", "PUBLIC_URL"] as const;
  const complaints = outside
    .filter((name) => loopback.test(new URL(config[name]).hostname))
    .map((name) => `  ${name} points at this machine: that is a sandbox address`);
  for (const name of ["STRIPE_API_URL", "MAPS_SCRIPT_URL", "PUBLIC_URL"] as const) {
    if (!config[name].startsWith("https://")) complaints.push(`  ${name} must begin with https://`);
  }
  if (isLiveKey(config.STRIPE_SECRET_KEY) !== isLiveKey(config.STRIPE_PUBLISHABLE_KEY)) {
    complaints.push("  STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes");
  }
  if (config.CALENDAR_TEST_HOSTS.length > 0) {
    complaints.push("  CALENDAR_TEST_HOSTS is for a sandbox only");
  }
  if (complaints.length > 0) {
    throw new ConfigError(`These settings are not fit for a live house:\n${complaints.join("\n")}`);
  }
}

export function isLiveKey(key: string): boolean {
  return key.includes("_live_");
}
