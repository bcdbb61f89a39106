import { html, type Markup } from "../html.ts";
import { page } from "../page.ts";
import type { Courier, Delivery, Notice } from "./courier.ts";

const MODES = {
  normal: "entrega normal",
  drop: "perde os próximos avisos",
  delay: "atrasa os avisos",
  duplicate: "repete os avisos",
  hold: "segura os avisos",
};

type Panel = {
  title: string;
  courier: Courier<Notice, object>;
  about?: Markup;
  orders?: Markup;
  sections: readonly (readonly [heading: string, content: Markup])[];
};

/** An overview for people. */
export function panelPage({ title, courier, about, orders, sections }: Panel): string {
  return page({
    title,
    harmless: "nenhum valor é cobrado",
    style: "/__control/panel.css",
    head: html`<script type="module" src="/__control/panel.js"></script>`,
    content: html`<header>
  <div>
    <h1>${title}</h1>
    <p>Avisos para <code>${courier.webhookUrl ?? "nenhum endereço"}</code>: ${MODES[courier.mode.mode]}.</p>
    ${about ?? null}
  </div>
  <div class="actions">
    <button type="button" id="refresh" aria-pressed="false">Atualizar sozinho</button>
    ${orders ?? null}
    ${order("/reset", {}, "Apagar tudo")}
  </div>
</header>
<p id="problem" role="alert"></p>
${sections.map(([heading, content]) => html`<section><h2>${heading}</h2>${content}</section>`)}`,
  });
}

/** A button that sends an order to the control API. */
export function order(path: string, body: object, label: string): Markup {
  const text = JSON.stringify(body);
  return html`<button type="button" data-path="/__control${path}" data-body="${text}">${label}</button>`;
}

const MOST_ROWS = 100;

/** The newest items, newest first. */
export function table<Item>(
  heads: string[],
  items: readonly Item[],
  row: (item: Item) => Markup,
): Markup {
  if (items.length === 0) return html`<p class="empty">Nada ainda.</p>`;
  return html`<div class="scroll" tabindex="0"><table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${items.slice(-MOST_ROWS).toReversed().map(row)}</tbody>
  </table></div>`;
}

/** The outcome of a notice's deliveries so far. */
export function answersOf(deliveries: readonly Delivery[], pending: boolean): string {
  const answers = deliveries.map(({ status, error }) => status ?? error).join(", ");
  return `${answers || "nenhuma"}${pending ? " (pendente)" : ""}`;
}
