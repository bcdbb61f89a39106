import type { FastifyInstance } from "fastify";
import { html, type Markup } from "../html.ts";
import { serveFiles } from "../serve-files.ts";

/** No scripts at all, no external sources; forms go to this origin only. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export type Page = { title: string; content: Markup; goesTo?: string | null };

const SECONDS_UNTIL_RETURN = 5;

export function page({ title, content, goesTo = null }: Page): string {
  const document = html`<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${goesTo !== null && html`<meta http-equiv="refresh" content="${SECONDS_UNTIL_RETURN};url=${goesTo}">`}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/mercado-pago.css">
</head>
<body>
<header class="banner">AMBIENTE DE TESTE <span>nenhum valor é cobrado</span></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
  return `<!doctype html>\n${document}`;
}

/** Reads plain forms, which need no script. */
export function readForms(server: FastifyInstance) {
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export async function pageFiles(server: FastifyInstance) {
  serveFiles(server, {
    "/base.css": new URL("../base.css", import.meta.url),
    "/mercado-pago.css": new URL("./mercado-pago.css", import.meta.url),
    "/figtree.woff2": new URL("../../src/web/fonts/figtree-var.woff2", import.meta.url),
  });
}
