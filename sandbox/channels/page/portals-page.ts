import { html, type Markup } from "../../html.ts";
import { page } from "../../page.ts";
import { FEED_MODES } from "../feed-mode.ts";
import type { Portal } from "../portal.ts";
import { listingCard } from "./listing-card.ts";
import { count, MODE_WORDS, sayTime } from "./words.ts";

export function portalsPage(portals: readonly Portal[], notice: string | null): string {
  return page({
    title: "Portais de teste",
    harmless: "nenhum portal de verdade é consultado",
    style: "/portals.css",
    content: html`<div class="portals">
<header class="bar"><h1>Portais de teste</h1><a class="button" href="/">Atualizar</a></header>
<p class="quiet">Dois portais de mentira que vendem os mesmos quartos da pousada e trocam calendários com ela.</p>
<p class="notice" role="status">${notice}</p>
<div class="columns">${portals.map(portalSection)}</div>
</div>`,
  });
}

function portalSection(portal: Portal): Markup {
  const { name, title } = portal.dialect;
  const calendars = portal.calendars();
  return html`<section class="portal ${name}" aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
${calendars.length === 0 ? EMPTY : calendars.map((calendar) => listingCard(portal, calendar))}
<form class="line" method="post" action="/${name}/open">
<label>Novo anúncio <input name="listing" required maxlength="80" placeholder="Quarto Mar" autocomplete="off"></label>
<button>Criar</button>
</form>
${modePanel(portal)}
${requestLog(portal)}
</section>`;
}

const EMPTY = html`<p class="empty">Nenhum anúncio ainda. Crie um com o nome do quarto e copie o endereço do calendário dele para o painel da pousada.</p>`;

function modePanel(portal: Portal): Markup {
  const { name, title } = portal.dialect;
  const current = portal.currentMode();
  return html`<form method="post" action="/${name}/mode">
<fieldset>
<legend>Como os calendários do ${title} respondem</legend>
<div class="modes">${FEED_MODES.map(
    (mode) =>
      html`<button name="mode" value="${mode}" aria-pressed="${String(mode === current)}">${MODE_WORDS[mode]}</button>`,
  )}</div>
</fieldset>
</form>`;
}

const SHOWN_REQUESTS = 8;

function requestLog({ log }: Portal): Markup {
  const { asked, unchanged } = log.counts();
  const latest = log.requests().slice(-SHOWN_REQUESTS).reverse();
  const lines = latest.map(
    ({ at, listing, agent, ifNoneMatch, status }) =>
      html`<li>${sayTime(at)}: ${listing}, ${status ?? "sem resposta"}${ifNoneMatch ? ", com If-None-Match" : null} <span class="quiet">${agent}</span></li>`,
  );
  return html`<details>
<summary>Quem leu os calendários: ${count(asked, "pedido", "pedidos")}, ${unchanged} sem mudança</summary>
${lines.length > 0 ? html`<ul>${lines}</ul>` : html`<p class="quiet">Ninguém ainda. Cole o endereço de um calendário no painel da pousada, e ela passa a ler.</p>`}
</details>`;
}
