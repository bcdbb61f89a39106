import { html, type Markup } from "../../html.ts";
import { page } from "../../page.ts";

type Shown = { title: string; style: "list" | "mail"; content: Markup };

export function inboxPage({ title, style, content }: Shown): string {
  return page({
    title: `${title} · Caixa de teste`,
    harmless: "nenhum e-mail sai daqui",
    style: `/${style}.css`,
    content,
  });
}

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Bahia",
});

export function time(date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`;
}
