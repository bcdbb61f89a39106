import type { Config } from "./config.ts";
import { passwordOf } from "./parts-of-address.ts";

/** A leak of one must not reveal another. */
export function sharedSecrets(config: Config): string[] {
  const { DATABASE_URL, MIGRATION_DATABASE_URL = "" } = config;
  const secrets: readonly (readonly [string, string])[] = [
    ["COOKIE_SECRET", config.COOKIE_SECRET],
    ["AUTH_SECRET", config.AUTH_SECRET],
    ["LINK_SECRET", config.LINK_SECRET],
    ["STRIPE_SECRET_KEY", config.STRIPE_SECRET_KEY ?? ""],
    ["STRIPE_WEBHOOK_SECRET", config.STRIPE_WEBHOOK_SECRET ?? ""],
    ["MERCADO_PAGO_ACCESS_TOKEN", config.MERCADO_PAGO_ACCESS_TOKEN ?? ""],
    ["MERCADO_PAGO_WEBHOOK_SECRET", config.MERCADO_PAGO_WEBHOOK_SECRET ?? ""],
    ["the password in SMTP_URL", passwordOf(config.SMTP_URL)],
    ["the password in DATABASE_URL", passwordOf(DATABASE_URL)],
    // The same address twice is one role, with one password.
    [
      "the password in MIGRATION_DATABASE_URL",
      MIGRATION_DATABASE_URL === DATABASE_URL ? "" : passwordOf(MIGRATION_DATABASE_URL),
    ],
  ];
  const given = secrets.filter(([, secret]) => secret !== "");
  return given.flatMap(([name, secret], place) =>
    given
      .slice(place + 1)
      .filter(([, other]) => other === secret)
      .map(([other]) => `  ${name} and ${other} are the same: give each a value of its own`),
  );
}
