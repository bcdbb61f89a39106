import { BlockList, isIP } from "node:net";
import {
  type Config,
  ConfigError,
  isLiveKey,
  isLiveToken,
  isLoopback,
  stripeSettings,
} from "./config.ts";
import { reservedHosts } from "./reserved-hosts.ts";
import { sharedSecrets } from "./shared-secrets.ts";

/** Private and local networks. */
const inside =
  /^(127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|localhost|::1|f[cd][\da-f:]+|\[(::1|f[cd][\da-f:]+)\])$/;

/** In production: real services only, over TLS, keys of one mode, and every limit on. */
export function refuseUnlessLive(config: Config): void {
  const onTheWeb = [
    ...(["STRIPE_API_URL", "MERCADO_PAGO_API_URL", "MAPS_SCRIPT_URL", "PUBLIC_URL"] as const),
  ];
  const complaints = [...onTheWeb, "SMTP_URL" as const]
    .filter((name) => isLoopback(new URL(config[name]).hostname))
    .map((name) => `  ${name} points at this machine, which only the sandbox may use`);
  for (const name of onTheWeb) {
    if (!config[name].startsWith("https://")) complaints.push(`  ${name} must begin with https://`);
  }
  complaints.push(...reservedHosts(config), ...openOrigins(config), ...mixedModes(config));
  if (config.CALENDAR_TEST_HOSTS.length > 0) {
    complaints.push("  CALENDAR_TEST_HOSTS is for the sandbox only");
  }
  if (!config.LIMITS) complaints.push("  LIMITS is off, which is for load tests only");
  complaints.push(...sharedSecrets(config), ...wideProxies(config), ...openWatch(config));
  if (complaints.length > 0) {
    throw new ConfigError(
      `These settings are not allowed in production:\n${complaints.join("\n")}`,
    );
  }
}

/** A house that took live payments in one place and tests in another would sell nights for nothing. */
function mixedModes(config: Config): string[] {
  const stripe = stripeSettings(config);
  const token = config.MERCADO_PAGO_ACCESS_TOKEN;
  const modes = {
    ...(stripe && {
      STRIPE_SECRET_KEY: isLiveKey(stripe.secretKey),
      STRIPE_PUBLISHABLE_KEY: isLiveKey(stripe.publishableKey),
    }),
    ...(token && { MERCADO_PAGO_ACCESS_TOKEN: isLiveToken(token) }),
  };
  const [[first, isLive] = ["", false], ...others] = Object.entries(modes);
  return others
    .filter(([, mode]) => mode !== isLive)
    .map(([name]) => `  ${first} and ${name} have different modes (test and live)`);
}

/** With these origins any site's pages could call the API from a visitor's browser. */
function openOrigins({ CORS_ORIGINS }: Config): string[] {
  return CORS_ORIGINS.filter((origin) => origin === "*" || origin === "null").map(
    (origin) => `  CORS_ORIGINS: ${origin} lets every site in. Name each site, or leave it empty`,
  );
}

/** Every caller in a trusted network can spoof its address. */
function wideProxies({ TRUSTED_PROXIES }: Config): string[] {
  return TRUSTED_PROXIES.filter((proxy) => !isNarrow(proxy)).map(
    (proxy) => `  TRUSTED_PROXIES: ${proxy} is not an address or a private network`,
  );
}

const privateNetworks = [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["fc00::", 7],
  ["fe80::", 10],
] as const;

/** A single address, or a network within a private range. */
function isNarrow(proxy: string): boolean {
  const [address = "", bits] = proxy.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  if (bits === undefined) return true;
  const family = version === 4 ? "ipv4" : "ipv6";
  return privateNetworks.some(([network, least]) => {
    if (isIP(network) !== version || !/^\d+$/.test(bits) || Number(bits) < least) return false;
    const list = new BlockList();
    list.addSubnet(network, least, family);
    return list.check(address, family);
  });
}

/** Metrics and traces are internal: not on public interfaces, and not unencrypted. */
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
