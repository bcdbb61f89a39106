import { z } from "zod";

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;
/** Networks that no guest reaches. */
const inside =
  /^(127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|localhost|::1|f[cd][\da-f:]+|\[(::1|f[cd][\da-f:]+)\])$/;
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
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(5),
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
  complaints.push(...openWatch(config));
  if (complaints.length > 0) {
    throw new ConfigError(`These settings are not fit for a live house:\n${complaints.join("\n")}`);
  }
}

/** Figures and traces are for the house's own people: not on every network, nor in the clear. */
function openWatch(config: Config): string[] {
  const complaints: string[] = [];
  if (config.METRICS_PORT !== undefined && !inside.test(config.METRICS_HOST)) {
    complaints.push("  METRICS_HOST is not an address of this machine or a private network");
  }
  const collector = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (collector?.startsWith("http://") && !inside.test(new URL(collector).hostname)) {
    complaints.push("  OTEL_EXPORTER_OTLP_ENDPOINT must begin with https:// outside this network");
  }
  return complaints;
}

export function isLiveKey(key: string): boolean {
  return key.includes("_live_");
}
