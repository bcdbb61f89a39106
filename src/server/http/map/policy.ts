const GOOGLE = "https://*.googleapis.com https://*.gstatic.com https://*.google.com";

/** Allows the origin of the maps script only; for Google's, also the origins that it loads from. */
export function mapPolicy(script: string, nonce: string): string {
  const { origin, hostname } = new URL(script);
  const isGoogle = hostname.endsWith(".googleapis.com");
  const forGoogle = (sources: string) => (isGoogle ? ` ${sources}` : "");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}${forGoogle("'unsafe-eval' blob:")}`,
    `style-src 'nonce-${nonce}'${forGoogle("https://fonts.googleapis.com")}`,
    `img-src data:${forGoogle(`${GOOGLE} https://*.googleusercontent.com`)}`,
    `connect-src ${origin}${forGoogle(`${GOOGLE} data: blob:`)}`,
    `font-src ${isGoogle ? "https://fonts.gstatic.com" : "'none'"}`,
    `frame-src ${isGoogle ? "https://*.google.com" : "'none'"}`,
    `worker-src ${isGoogle ? "blob:" : "'none'"}`,
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}
