import { html, type Markup } from "../../html.ts";

const MOST_ROWS = 100;

/** The newest ones, newest first. */
export function shown<Item>(items: Item[]): Item[] {
  return items.slice(-MOST_ROWS).toReversed();
}

export function table(heads: string[], rows: Markup[]): Markup {
  if (rows.length === 0) return html`<p class="empty">Nada ainda.</p>`;
  return html`<div class="scroll" tabindex="0"><table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

export function time(ms: number | null): string {
  if (ms === null) return "";
  const format = new Intl.DateTimeFormat("pt-BR", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "America/Sao_Paulo",
  });
  return format.format(ms);
}
