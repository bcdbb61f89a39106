import { expect, test } from "vitest";
import { readConfig, stripeSettings } from "./config.ts";
import { refuseUnlessLive } from "./refuse-unless-live.ts";

/** No real secrets, and no local addresses. */
const live = {
  DATABASE_URL: "postgres://db.internal/pousada",
  PUBLIC_URL: "https://pousada.internal",
  COOKIE_SECRET: "a cookie secret of more than 32 characters",
  AUTH_SECRET: "a sign-in secret of more than 32 characters",
  LINK_SECRET: "a link secret of more than 32 characters",
  STRIPE_SECRET_KEY: "sk_test_config",
  STRIPE_PUBLISHABLE_KEY: "pk_test_config",
  STRIPE_ACCOUNT: "acct_config",
  STRIPE_WEBHOOK_SECRET: "whsec_config",
  SMTP_URL: "smtps://smtp.internal:465",
  MAIL_FROM: "reservas@pousada.internal",
  MEDIA_DIR: "/var/lib/pousada/media",
};

test("a live house reads no calendar on this machine", () => {
  expect(readConfig(live).CALENDAR_TEST_HOSTS).toEqual([]);
  expect(() => refuseUnlessLive(readConfig(live))).not.toThrow();
});

test("hosts for test calendars are refused in a live house", () => {
  const config = readConfig({ ...live, CALENDAR_TEST_HOSTS: "127.0.0.1:3003, localhost:4000" });

  expect(config.CALENDAR_TEST_HOSTS).toEqual(["127.0.0.1:3003", "localhost:4000"]);
  expect(() => refuseUnlessLive(config)).toThrow("\n  CALENDAR_TEST_HOSTS is for the sandbox only");
});

test("figures and traces are off unless asked for", () => {
  const config = readConfig({ ...live, METRICS_PORT: "", OTEL_EXPORTER_OTLP_ENDPOINT: "" });
  expect(config.METRICS_PORT).toBeUndefined();
  expect(config.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
});

test.each([
  ["127.0.0.1", true],
  ["10.0.0.7", true],
  ["172.20.0.3", true],
  ["::1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["203.0.113.9", false],
  ["172.32.0.1", false],
  ["10.example", false],
])("a live house shows its figures at %s: %s", (METRICS_HOST, fit) => {
  const check = () => refuseUnlessLive(readConfig({ ...live, METRICS_PORT: "9464", METRICS_HOST }));
  if (fit) expect(check).not.toThrow();
  else expect(check).toThrow("METRICS_HOST");
});

test.each([
  ["https://collector.internal", true],
  ["http://127.0.0.1:4318", true],
  ["http://10.0.0.8:4318", true],
  ["http://collector.internal:4318", false],
])("a live house sends its traces to %s: %s", (OTEL_EXPORTER_OTLP_ENDPOINT, fit) => {
  const check = () => refuseUnlessLive(readConfig({ ...live, OTEL_EXPORTER_OTLP_ENDPOINT }));
  if (fit) expect(check).not.toThrow();
  else expect(check).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
});

const refusing = (changed: Record<string, string>) => () =>
  refuseUnlessLive(readConfig({ ...live, ...changed }));

test("a live house refuses limits that are off and two secrets that are one, and names each", () => {
  const careless = refusing({ LIMITS: "false", AUTH_SECRET: COOKIE_SECRET });
  expect(careless).toThrow(
    /\n {2}LIMITS is off.*\n {2}COOKIE_SECRET and AUTH_SECRET are the same: give each/,
  );
});

/** Composed, because the search for secrets would report a whole one. */
const addressOf = (account: string, rest: string) => `postgres://${account}@${rest}`;

/** Every secret that the settings can have, all different. */
const secrets = {
  MERCADO_PAGO_ACCESS_TOKEN: "TEST-ficticio",
  MERCADO_PAGO_WEBHOOK_SECRET: "segredo-ficticio-do-teste",
  SMTP_URL: "smtps://post:mail-letters@smtp.internal:465",
  DATABASE_URL: addressOf("house:app-letters", "db.internal/pousada"),
  MIGRATION_DATABASE_URL: addressOf("owner:owner-letters", "db.internal/pousada"),
};
const { COOKIE_SECRET } = live;
const AS_PASSWORD = encodeURIComponent(COOKIE_SECRET);

test.each([
  ["COOKIE_SECRET and LINK_SECRET", { LINK_SECRET: COOKIE_SECRET }],
  ["COOKIE_SECRET and MERCADO_PAGO_WEBHOOK_SECRET", { MERCADO_PAGO_WEBHOOK_SECRET: COOKIE_SECRET }],
  [
    "COOKIE_SECRET and the password in SMTP_URL",
    { SMTP_URL: `smtps://post:${AS_PASSWORD}@smtp.internal:465` },
  ],
  [
    "COOKIE_SECRET and the password in DATABASE_URL",
    { DATABASE_URL: `postgres://house:${AS_PASSWORD}@/pousada?host=/run/postgresql` },
  ],
  [
    "STRIPE_WEBHOOK_SECRET and the password in SMTP_URL",
    { SMTP_URL: "smtps://post:whsec_config@smtp.internal:465" },
  ],
  [
    "the password in DATABASE_URL and the password in MIGRATION_DATABASE_URL",
    { MIGRATION_DATABASE_URL: addressOf("owner:app-letters", "db.internal/pousada") },
  ],
])("a live house refuses one value as %s", (names, changed) => {
  expect(refusing(secrets)).not.toThrow();
  expect(refusing({ ...secrets, ...changed })).toThrow(`\n  ${names} are the same: give each`);
});

test("a live house may migrate with the app's own role", () => {
  const { DATABASE_URL } = secrets;
  expect(refusing({ ...secrets, MIGRATION_DATABASE_URL: DATABASE_URL })).not.toThrow();
});

test.each(["*", "null"])("a live house lets no site call it as %s", (origin) => {
  expect(refusing({ CORS_ORIGINS: "https://irma.internal" })).not.toThrow();
  expect(refusing({ CORS_ORIGINS: `https://irma.internal, ${origin}` })).toThrow(
    `\n  CORS_ORIGINS: ${origin} lets every site in. Name each site`,
  );
});

test.each([
  ["PUBLIC_URL", "https://pousada.example", "pousada.example"],
  ["PUBLIC_URL", "https://www.example.com", "www.example.com"],
  ["SMTP_URL", "smtps://post:mail@smtp.test:465", "smtp.test"],
  ["MAIL_FROM", "reservas@pousada.example", "pousada.example"],
  ["DATABASE_URL", "postgres://house@db.invalid/pousada", "db.invalid"],
  ["DATABASE_URL", "postgres://house@/pousada?host=db.example", "db.example"],
  ["MIGRATION_DATABASE_URL", "postgres://owner@db.example/pousada", "db.example"],
  ["STRIPE_API_URL", "https://stripe.localhost", "stripe.localhost"],
  ["MERCADO_PAGO_API_URL", "https://api.example", "api.example"],
  ["MAPS_SCRIPT_URL", "https://maps.example./js", "maps.example."],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://collector.example", "collector.example"],
  ["CORS_ORIGINS", "https://irma.internal, https://irma.test", "irma.test"],
])("a live house refuses a placeholder as %s: %s", (name, value, host) => {
  expect(refusing({ [name]: value })).toThrow(`\n  ${name}: ${host} is a placeholder`);
});

test.each([
  "postgres://house@/pousada?host=/var/run/postgresql",
  "postgres://house@localhost/pousada",
  "postgres://house@db:5432/pousada",
  "postgres://house@exemplo-test.com.br/pousada",
])("a live house reaches its database at %s", (DATABASE_URL) => {
  expect(refusing({ DATABASE_URL })).not.toThrow();
});

test.each([
  ["127.0.0.1", true],
  ["203.0.113.5", true],
  ["172.18.0.0/16", true],
  ["10.0.0.0/8", true],
  ["fd00:1::/64", true],
  ["0.0.0.0/0", false],
  ["::/0", false],
  ["10.0.0.0/7", false],
  ["203.0.113.0/24", false],
  ["2001:db8::/32", false],
  ["10.0.0.0/255.0.0.0", false],
  ["uniquelocal", false],
])("a live house believes the proxy %s: %s", (proxy, fit) => {
  const check = refusing({ TRUSTED_PROXIES: `127.0.0.1, ${proxy}` });
  if (fit) expect(check).not.toThrow();
  else expect(check).toThrow(`\n  TRUSTED_PROXIES: ${proxy} is not an address`);
});

const mercadoPago = {
  MERCADO_PAGO_ACCESS_TOKEN: "TEST-ficticio",
  MERCADO_PAGO_WEBHOOK_SECRET: "segredo-ficticio-do-teste",
};

test("Mercado Pago is taken with its token and its secret, or not at all", () => {
  expect(readConfig(live).MERCADO_PAGO_ACCESS_TOKEN).toBeUndefined();
  expect(refusing(mercadoPago)).not.toThrow();
  for (const name of Object.keys(mercadoPago)) {
    const half = { ...live, ...mercadoPago, [name]: "" };
    expect(() => readConfig(half)).toThrow(`\n  ${name} is missing: all of its provider's or none`);
  }
  expect(refusing({ ...mercadoPago, MERCADO_PAGO_ACCESS_TOKEN: "sk_test_1" })).toThrow(
    "MERCADO_PAGO_ACCESS_TOKEN",
  );
});

const {
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_ACCOUNT,
  STRIPE_WEBHOOK_SECRET,
  ...bare
} = live;
const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };

test("no provider is obligatory: a house with its own key, or with none, starts", () => {
  expect(stripeSettings(readConfig(bare))).toBeNull();
  expect(() => refuseUnlessLive(readConfig(bare))).not.toThrow();
  expect(() => refuseUnlessLive(readConfig({ ...bare, ...mercadoPago }))).not.toThrow();
});

test("Stripe is taken on the account of its keys, or on a connected one, but never by half", () => {
  expect(stripeSettings(readConfig({ ...bare, ...keys }))?.account).toBeNull();
  expect(stripeSettings(readConfig(live))?.account).toBe(STRIPE_ACCOUNT);
  for (const name of Object.keys(keys)) {
    const half = { ...bare, ...keys, [name]: "" };
    expect(() => readConfig(half)).toThrow(`\n  ${name} is missing: all of its provider's or none`);
  }
  expect(() => readConfig({ ...bare, STRIPE_ACCOUNT })).toThrow("STRIPE_SECRET_KEY is missing");
});

test("a live house asks Mercado Pago itself, over TLS", () => {
  const at = (MERCADO_PAGO_API_URL: string) => refusing({ ...mercadoPago, MERCADO_PAGO_API_URL });
  expect(at("http://127.0.0.1:3005")).toThrow(/MERCADO_PAGO_API_URL points at this machine/);
  expect(at("http://api.internal")).toThrow("\n  MERCADO_PAGO_API_URL must begin with https://");
});

test.each([
  ["sk_test_config", "TEST-ficticio", true],
  ["sk_live_config", "APP_USR-ficticio", true],
  ["sk_live_config", "TEST-ficticio", false],
  ["sk_test_config", "APP_USR-ficticio", false],
])("a live house takes %s and %s together: %s", (key, token, fit) => {
  const check = refusing({
    ...mercadoPago,
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: key.replace("sk", "pk"),
    MERCADO_PAGO_ACCESS_TOKEN: token,
  });
  if (fit) expect(check).not.toThrow();
  else
    expect(check).toThrow("STRIPE_SECRET_KEY and MERCADO_PAGO_ACCESS_TOKEN have different modes");
});
