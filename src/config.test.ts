import { expect, test } from "vitest";
import { readConfig, refuseUnlessLive } from "./config.ts";

/** Nothing here is a secret, and nothing points at this machine. */
const live = {
  DATABASE_URL: "postgres://db.example/pousada",
  PUBLIC_URL: "https://pousada.example",
  COOKIE_SECRET: "a cookie secret of more than 32 characters",
  AUTH_SECRET: "a sign-in secret of more than 32 characters",
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
  expect(() => refuseUnlessLive(config)).toThrow("\n  CALENDAR_TEST_HOSTS is for a sandbox only");
});
