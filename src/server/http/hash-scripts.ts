import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A page's policy by hashes instead of by nonce, because a nonce must not be sent twice. Only
 * scripts with the nonce are ours: other markup gets no hash, and does not run.
 */
export function hashScripts(
  html: string,
  nonce: string,
): { readonly html: string; readonly hashes: readonly string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    hashes.add(createHash("sha256").update(text).digest("base64"));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}
