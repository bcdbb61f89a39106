import { html, type Markup } from "../../html.ts";

type Page = { title: string; style: "list" | "mail"; content: Markup };

export function page({ title, style, content }: Page): string {
  const document = html`<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Caixa de teste</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles/base.css">
<link rel="stylesheet" href="/styles/${style}.css">
</head>
<body>
<header class="banner">AMBIENTE DE TESTE <span>nenhum e-mail sai daqui</span></header>
<main>
${content}
</main>
</body>
</html>`;
  return `<!doctype html>\n${document}`;
}

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Bahia",
});

export function time(date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`;
}
