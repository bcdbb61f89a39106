import { html, type Markup } from "../../html.ts";
import type { Faults } from "../faults.ts";
import type { ReceivedMail } from "../received-mail.ts";
import { faultPanel } from "./fault-panel.ts";
import { inboxPage, time } from "./page.ts";

const SNIPPET_LENGTH = 140;

export function listPage(mails: ReceivedMail[], faults: Faults): string {
  return inboxPage({
    title: "Caixa de entrada",
    style: "list",
    content: html`<header class="bar">
<h1>Caixa de entrada</h1>
<a class="button" href="/">Atualizar</a>
</header>
${mails.length > 0 ? html`<ul class="mails">${mails.map(row)}</ul>` : EMPTY}
${faultPanel(faults)}
${mails.length > 0 ? CLEAR : null}`,
  });
}

const EMPTY = html`<div class="empty">
<p>Nenhum e-mail por aqui ainda.</p>
<p class="quiet">Faça uma reserva no site e a confirmação aparece nesta lista.</p>
</div>`;

const CLEAR = html`<form class="clear" method="post" action="/clear">
<button class="danger">Apagar todos os e-mails</button>
</form>`;

function row(mail: ReceivedMail): Markup {
  const files = mail.attachments.filter(({ contentId }) => contentId === null).length;
  return html`<li><a href="/messages/${mail.id}">
<span class="meta"><span>para ${mail.envelope.to.join(", ")}</span>${time(mail.receivedAt)}</span>
<strong>${mail.subject || "(sem assunto)"}</strong>
<span class="snippet">${snippet(mail)}</span>
${files > 0 ? html`<span class="chip">${files === 1 ? "1 anexo" : `${files} anexos`}</span>` : null}
</a></li>`;
}

function snippet({ text }: ReceivedMail): string {
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, SNIPPET_LENGTH);
}
