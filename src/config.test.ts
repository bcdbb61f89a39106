import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { refuseUnlessLive } from "./refuse-unless-live.ts";

/** No real secrets, and no local addresses. */
const live = {
  DATABASE_URL: "postgres://db.example/pousada",
  PUBLIC_URL: "https://pousada.example",
  COOKIE_SECRET: "a cookie secret of more than 32 characters",
  AUTH_SECRET: "a sign-in secret of more than 32 characters",
  LINK_SECRET: "a link secret of more than 32 characters",
  STRIPE_SECRET_KEY: "sk_test_config",
  STRIPE_PUBLISHABLE_KEY: "pk_test_config",
  STRIPE_ACCOUNT: "acct_config",
  STRIPE_WEBHOOK_SECRET: "whsec_config",
  SMTP_URL: "smtps://smtp.example:465",
  MAIL_FROM: "reservas@pousada.example",
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
  ["https://collector.example", true],
  ["http://127.0.0.1:4318", true],
  ["http://10.0.0.8:4318", true],
  ["http://collector.example:4318", false],
])("a live house sends its traces to %s: %s", (OTEL_EXPORTER_OTLP_ENDPOINT, fit) => {
  const check = () => refuseUnlessLive(readConfig({ ...live, OTEL_EXPORTER_OTLP_ENDPOINT }));
  if (fit) expect(check).not.toThrow();
  else expect(check).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
});

const refusing = (changed: Record<string, string>) => () =>
  refuseUnlessLive(readConfig({ ...live, ...changed }));

test("a live house refuses limits that are off and two secrets that are one, and names each", () => {
  const { COOKIE_SECRET } = live;
  const careless = refusing({ LIMITS: "false", AUTH_SECRET: COOKIE_SECRET });
  expect(careless).toThrow(
    /\n {2}LIMITS is off.*\n {2}COOKIE_SECRET, AUTH_SECRET and LINK_SECRET must be different/,
  );
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
    expect(() => readConfig(half)).toThrow(`\n  ${name} is missing: both or none`);
  }
  expect(refusing({ ...mercadoPago, MERCADO_PAGO_ACCESS_TOKEN: "sk_test_1" })).toThrow(
    "MERCADO_PAGO_ACCESS_TOKEN",
  );
});

test("a live house asks Mercado Pago itself, over TLS", () => {
  const at = (MERCADO_PAGO_API_URL: string) => refusing({ ...mercadoPago, MERCADO_PAGO_API_URL });
  expect(at("http://127.0.0.1:3005")).toThrow(/MERCADO_PAGO_API_URL points at this machine/);
  expect(at("http://api.example")).toThrow("\n  MERCADO_PAGO_API_URL must begin with https://");
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
