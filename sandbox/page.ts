import type { FastifyInstance } from "fastify";
import { html, type Markup } from "./html.ts";

export const HTML = "text/html; charset=utf-8";

/** Only the named sources, for a page that must not be cached or leak its URL. */
export function pageGuards(...allowed: string[]) {
  const policy = ["default-src 'none'", "style-src 'self'", "font-src 'self'", ...allowed];
  return {
    "content-security-policy": [...policy, "base-uri 'none'"].join("; "),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

const FORMS = ["img-src data:", "form-action 'self'", "frame-ancestors 'none'"];

/** No scripts at all, no external sources; forms go to this origin only. */
export const FORM_PAGE = { "content-type": HTML, ...pageGuards(...FORMS) };

/** No inline code, no external sources, framed by the site's own pages only. */
export const SCRIPT_PAGE = {
  "content-type": HTML,
  ...pageGuards(
    ...["script-src 'self'", "connect-src 'self'", "img-src data:"],
    ...["form-action 'none'", "frame-ancestors 'self'"],
  ),
};

export type Page = {
  title: string;
  /** What this stand-in never does. */
  harmless: string;
  style: string;
  head?: Markup | null;
  content: Markup;
};

export function page({ title, harmless, style, head = null, content }: Page): string {
  const document = html`<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="${style}">
</head>
<body>
<header class="banner">AMBIENTE DE TESTE <span>${harmless}</span></header>
<main>
${content}
</main>
</body>
</html>`;
  return `<!doctype html>\n${document}`;
}

/** Style and font of every page. */
export const PAGE_FILES = {
  "/base.css": new URL("./base.css", import.meta.url),
  "/figtree.woff2": new URL("../src/web/fonts/figtree-var.woff2", import.meta.url),
};

/** Reads plain forms, which need no script. */
export function readForms(server: FastifyInstance) {
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
