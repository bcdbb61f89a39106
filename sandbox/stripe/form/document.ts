import { html, type Markup } from "../../html.ts";
import { money } from "../../provider/format.ts";
import type { SessionEntry } from "../state/books.ts";
import { paymentForm } from "./payment-form.ts";

const EXAMPLE_CARDS = [
  ["4242 4242 4242 4242", "aprovado"],
  ["4000 0027 6000 3184", "pede confirmação do banco"],
  ["4000 0000 0000 9995", "sem saldo"],
  ["4000 0000 0000 0002", "recusado"],
];

/** The frame's document: the form while the session is open, a notice afterwards. */
export function formDocument(entry: SessionEntry): Markup {
  if (entry.session.status === "expired")
    return noticeDocument(
      "Este pagamento expirou",
      "O tempo para pagar acabou e nada foi cobrado. Volte ao quarto e escolha as datas de novo.",
    );
  if (entry.session.status === "complete")
    return noticeDocument(
      "Pagamento concluído",
      "Este pagamento já foi concluído. Pode fechar esta janela.",
    );
  return page(html`${summary(entry)}${paymentForm(entry)}${exampleCards()}`);
}

export function noticeDocument(title: string, sentence: string): Markup {
  return page(
    html`<section class="notice" role="status"><h2>${title}</h2><p>${sentence}</p></section>`,
  );
}

function page(content: Markup): Markup {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pagamento de teste</title>
<link rel="stylesheet" href="page.css">
<link rel="stylesheet" href="fields.css">
<link rel="stylesheet" href="actions.css">
<script type="module" src="embedded.js"></script>
</head>
<body>
<main>
<p class="banner"><strong>AMBIENTE DE TESTE</strong> Nenhum valor é cobrado.</p>
<h1 class="unseen">Pagamento</h1>
${content}
</main>
</body>
</html>`;
}

function summary({ session, lines }: SessionEntry): Markup {
  const currency = session.currency ?? "brl";
  return html`<section class="summary" data-testid="product-summary" aria-label="Resumo da compra">
    <dl>
      ${lines.map(
        ({ name, description, amount }) => html`<div>
          <dt>${name}${description !== null && html`<small>${description}</small>`}</dt>
          <dd>${money(amount, currency)}</dd>
        </div>`,
      )}
      <div class="total"><dt>Total</dt><dd>${money(session.amount_total ?? 0, currency)}</dd></div>
    </dl>
  </section>`;
}

function exampleCards(): Markup {
  return html`<details>
    <summary>Cartões de teste</summary>
    <p>Qualquer validade futura e qualquer CVC.</p>
    <ul>${EXAMPLE_CARDS.map(([number = "", result = ""]) => html`<li><code>${number}</code> ${result}</li>`)}</ul>
  </details>`;
}
