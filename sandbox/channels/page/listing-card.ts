import type { Stay } from "../../../src/domain/stay.ts";
import { html, type Markup } from "../../html.ts";
import { runsOf } from "../nights.ts";
import type { Portal } from "../portal.ts";
import { importedNights, type PortalCalendar } from "../portal-calendar.ts";
import { sayOutcome, sayStay, sayTime } from "./words.ts";

export function listingCard(portal: Portal, calendar: PortalCalendar): Markup {
  const { listing } = calendar;
  const at = `/${portal.dialect.name}`;
  const hidden = html`<input type="hidden" name="listing" value="${listing}">`;
  return html`<article class="listing">
<h3>${listing}</h3>
<label>Calendário deste anúncio, para colar no painel da pousada
<input readonly value="${portal.feedUrl(listing)}"></label>
${connection(at, calendar, hidden)}
${nights("Vendidas aqui", [...calendar.sales.values()], (sale) =>
  button(`${at}/cancel`, "Cancelar", sale, { listing, uid: sale.uid }),
)}
${nights("Bloqueadas pelo anfitrião", runsOf(calendar.blocked), (run) =>
  button(`${at}/unblock`, "Desbloquear", run, { listing, ...run }),
)}
${nights("Fechadas pelo nosso calendário", runsOf(importedNights(calendar)), () => null)}
<form class="dates" method="post" action="${at}/sell">
${hidden}
<label>Entrada <input type="date" name="checkIn" required></label>
<label>Saída <input type="date" name="checkOut" required></label>
<button class="primary">Vender</button>
<button formaction="${at}/block">Bloquear</button>
</form>
</article>`;
}

function connection(at: string, { connection }: PortalCalendar, hidden: Markup): Markup {
  if (!connection) {
    return html`<form class="line" method="post" action="${at}/connect">
${hidden}
<label>Nosso calendário, copiado do painel da pousada <input type="url" name="url" required placeholder="http://localhost:3000/…"></label>
<button>Conectar</button>
</form>`;
  }
  const { url, last } = connection;
  const words = last
    ? `${sayTime(last.at)}: ${sayOutcome(last.reading)}`
    : "Ainda não foi lido. Use “Ler agora” ou espere a próxima leitura.";
  return html`<label>Nosso calendário, lido por este portal <input readonly value="${url}"></label>
<p class="state${last?.reading.kind === "not-read" ? " on" : ""}">${words}</p>
<form class="actions" method="post" action="${at}/read">
${hidden}
<button>Ler agora</button>
<button class="danger" formaction="${at}/disconnect">Desconectar</button>
</form>`;
}

function nights<Run extends Stay>(
  title: string,
  runs: readonly Run[],
  action: (run: Run) => Markup | null,
): Markup {
  const lines = runs.map((run) => html`<li><span>${sayStay(run)}</span>${action(run)}</li>`);
  return html`<h4>${title}</h4>
${lines.length > 0 ? html`<ul>${lines}</ul>` : html`<p class="quiet">Nenhuma noite.</p>`}`;
}

function button(action: string, label: string, stay: Stay, fields: Record<string, string>): Markup {
  return html`<form method="post" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="danger" aria-label="${label}: ${sayStay(stay)}">${label}</button>
</form>`;
}
