import type { Mailbox } from "postal-mime";
import { html, type Markup } from "../../html.ts";
import type { ReceivedMail } from "../received-mail.ts";
import { IFRAME_SANDBOX } from "./mail-body.ts";
import { inboxPage, time } from "./page.ts";

const VIEWS = {
  html: { label: "Mensagem", show: htmlView },
  text: { label: "Texto", show: textView },
  attachments: { label: "Anexos", show: attachmentsView },
  headers: { label: "Cabeçalhos", show: headersView },
} satisfies Record<string, { label: string; show(mail: ReceivedMail): Markup }>;

export type View = keyof typeof VIEWS;

export const isView = (name: string): name is View => Object.hasOwn(VIEWS, name);

export function mailPage(mail: ReceivedMail, view: View): string {
  const subject = mail.subject || "(sem assunto)";
  return inboxPage({
    title: subject,
    style: "mail",
    content: html`<p><a class="back" href="/">← Caixa de entrada</a></p>
<h1>${subject}</h1>
<dl class="facts">
<div><dt>De</dt><dd>${addresses(mail.from ? [mail.from] : [])}</dd></div>
<div><dt>Para</dt><dd>${addresses(mail.to)}</dd></div>
<div><dt>Entregue a</dt><dd>${mail.envelope.to.join(", ")}</dd></div>
<div><dt>Recebido</dt><dd>${time(mail.receivedAt)}</dd></div>
</dl>
<nav class="tabs" aria-label="Partes do e-mail">${Object.entries(VIEWS).map(
      ([name, { label }]) =>
        html`<a href="/messages/${mail.id}?view=${name}"${name === view ? html` aria-current="page"` : null}>${label}${name === "attachments" && mail.attachments.length > 0 ? html` <span>${mail.attachments.length}</span>` : null}</a>`,
    )}</nav>
<section class="view">
${VIEWS[view].show(mail)}
</section>`,
  });
}

function addresses(list: Mailbox[]): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");
}

function htmlView(mail: ReceivedMail): Markup {
  if (mail.html === null) return html`<p class="quiet">Este e-mail não tem versão em HTML.</p>`;
  return html`<iframe src="/messages/${mail.id}/body" sandbox="${IFRAME_SANDBOX}" referrerpolicy="no-referrer" title="Conteúdo do e-mail"></iframe>
<p class="quiet">Scripts e imagens de fora ficam bloqueados.</p>`;
}

function textView(mail: ReceivedMail): Markup {
  if (mail.text === null) return html`<p class="quiet">Este e-mail não tem versão em texto.</p>`;
  return html`<pre>${mail.text}</pre>`;
}

function attachmentsView(mail: ReceivedMail): Markup {
  if (mail.attachments.length === 0) return html`<p class="quiet">Nenhum anexo.</p>`;
  return html`<ul class="files">${mail.attachments.map((file, index) => {
    const name = file.filename ?? "sem nome";
    return html`<li>
<div class="file"><span><strong>${name}</strong><span class="quiet">${file.mimeType} · ${file.content.length} bytes</span></span>
<a class="button" href="/messages/${mail.id}/attachments/${index}" aria-label="Baixar ${name}">Baixar</a></div>
${file.mimeType === "text/calendar" || name.endsWith(".ics") ? html`<pre>${file.content.toString("utf8")}</pre>` : null}
</li>`;
  })}</ul>`;
}

function headersView(mail: ReceivedMail): Markup {
  return html`<dl class="headers">${mail.headers.map(
    ({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>
<p><a class="button" href="/messages/${mail.id}/original">Baixar original (.eml)</a></p>`;
}
