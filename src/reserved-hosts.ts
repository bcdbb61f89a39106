import type { Config } from "./config.ts";
import { hostOf } from "./parts-of-address.ts";

/** RFC 2606 and 6761: for placeholders and tests; no real host has such a name. */
const reserved =
  /(^|\.)(example|test|invalid)\.?$|\.localhost\.?$|(^|\.)example\.(com|net|org)\.?$/i;

/** With a setting's placeholder left in, the app would take bookings but send no mail. */
export function reservedHosts(config: Config): string[] {
  const addresses: readonly (readonly [string, string | undefined])[] = [
    ["DATABASE_URL", config.DATABASE_URL],
    ["MIGRATION_DATABASE_URL", config.MIGRATION_DATABASE_URL],
    ["PUBLIC_URL", config.PUBLIC_URL],
    ["STRIPE_API_URL", config.STRIPE_API_URL],
    ["MERCADO_PAGO_API_URL", config.MERCADO_PAGO_API_URL],
    ["MAPS_SCRIPT_URL", config.MAPS_SCRIPT_URL],
    ["SMTP_URL", config.SMTP_URL],
    ["MAIL_FROM", `mailto://${config.MAIL_FROM}`],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", config.OTEL_EXPORTER_OTLP_ENDPOINT],
    ...config.CORS_ORIGINS.map((origin) => ["CORS_ORIGINS", origin] as const),
  ];
  return addresses.flatMap(([name, address]) => {
    const host = address === undefined ? "" : hostOf(address);
    return reserved.test(host)
      ? [`  ${name}: ${host} is a placeholder. Put the real host there`]
      : [];
  });
}
