import type { Config } from "../../config.ts";

const STRIPE_SCRIPTS = "https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com";
const STRIPE_FRAMES = `${STRIPE_SCRIPTS} https://hooks.stripe.com`;

/** The origin of the calls, if the pages were built for another one than their own. */
const API_ORIGIN = import.meta.env?.VITE_API_URL
  ? new URL(import.meta.env.VITE_API_URL).origin
  : "";

/** Defaults; a route may set a stricter policy. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    ...(config.PUBLIC_URL.startsWith("https://") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** Our own files, this page's inline scripts by hash or nonce, and the payment provider. */
export function pagePolicy(inline: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(" ")} ${STRIPE_SCRIPTS}`,
    "style-src 'self'",
    `img-src 'self' data: ${API_ORIGIN} https://*.stripe.com`,
    "font-src 'self'",
    `connect-src 'self' ${API_ORIGIN} https://api.stripe.com https://checkout.stripe.com`,
    `frame-src 'self' ${STRIPE_FRAMES}`,
    "worker-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join("; ");
}
