import { type Config, stripeSettings } from "../../config.ts";

const STRIPE_SCRIPTS = "https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com";
const STRIPE_FRAMES = `${STRIPE_SCRIPTS} https://hooks.stripe.com`;

/** The API's origin, if the pages were built for another one than their own. */
const API_ORIGIN = import.meta.env?.VITE_API_URL
  ? new URL(import.meta.env.VITE_API_URL).origin
  : "";

/** Defaults; a route may set a stricter policy. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": `camera=(), geolocation=(), microphone=(), payment=(self${
      stripeSettings(config) ? ' "https://js.stripe.com"' : ""
    })`,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    ...(config.PUBLIC_URL.startsWith("https://") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** A policy for the inline scripts of a page, given by hash or nonce. */
export type PagePolicy = (inline: readonly string[]) => string;

/** Allows our own files, the page's inline scripts, and the provider whose frame the house uses. */
export function pagePolicyOf(config: Config): PagePolicy {
  const isFramed = stripeSettings(config) !== null;
  const framed = (origins: string) => (isFramed ? ` ${origins}` : "");
  return (inline) =>
    [
      "default-src 'self'",
      `script-src 'self' ${inline.join(" ")}${framed(STRIPE_SCRIPTS)}`,
      "style-src 'self'",
      `img-src 'self' data: ${API_ORIGIN}${framed("https://*.stripe.com")}`,
      "font-src 'self'",
      `connect-src 'self' ${API_ORIGIN}${framed("https://api.stripe.com https://checkout.stripe.com")}`,
      `frame-src 'self'${framed(STRIPE_FRAMES)}`,
      "worker-src 'self'",
      "frame-ancestors 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ].join("; ");
}
