import { html, type Markup } from "../../html.ts";
import { order } from "../../payments/control/panel-tables.ts";
import type { Sandbox } from "../sandbox.ts";
import { ledgerTable, notificationsTable } from "./panel-books.ts";
import { paymentsTable, preferencesTable } from "./panel-tables.ts";

const MODES = {
  normal: "entrega normal",
  drop: "perde os próximos avisos",
  delay: "atrasa os avisos",
  duplicate: "repete os avisos",
  hold: "segura os avisos",
};

const CONTROL = "/__control";

/** An overview for people. */
export function panelPage(sandbox: Sandbox): Markup {
  const { courier } = sandbox;
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mercado Pago de teste</title>
<link rel="stylesheet" href="${CONTROL}/panel.css">
<script type="module" src="${CONTROL}/panel.js"></script>
</head>
<body>
<header>
  <div>
    <h1>Mercado Pago de teste</h1>
    <p>Avisos para <code>${courier.webhookUrl ?? "nenhum endereço"}</code>: ${MODES[courier.mode.mode]}.</p>
    <p><a href="/banco">Aplicativo do banco de teste</a></p>
  </div>
  <div class="actions">
    <button type="button" id="refresh" aria-pressed="false">Atualizar sozinho</button>
    ${order(`${CONTROL}/reset`, {}, "Apagar tudo")}
  </div>
</header>
<p id="problem" role="alert"></p>
<main>
  <section><h2>Pagamentos</h2>${paymentsTable(sandbox)}</section>
  <section><h2>Páginas de cartão</h2>${preferencesTable(sandbox)}</section>
  <section><h2>Livro-caixa</h2>${ledgerTable(sandbox)}</section>
  <section><h2>Comportamento</h2>${habits(sandbox)}</section>
  <section><h2>Avisos</h2>${deliveryOrders(sandbox)}${notificationsTable(sandbox)}</section>
</main>
</body>
</html>`;
}

function habits({ habits: { refunds, pixKey } }: Sandbox): Markup {
  const habit = (body: object, label: string) => order(`${CONTROL}/habits`, body, label);
  return html`
    <p>Devoluções agora: <code>${refunds}</code>. Chave Pix: ${pixKey ? "cadastrada" : "nenhuma"}.</p>
    <div class="actions">
      ${habit({ refunds: "approved" }, "Devolver na hora")}
      ${habit({ refunds: "in_process" }, "Deixar devoluções pendentes")}
      ${habit({ refunds: "rejected" }, "Recusar devoluções")}
      ${habit({ refunds: "insufficient_balance" }, "Sem saldo para devolver")}
      ${pixKey ? habit({ pixKey: false }, "Tirar a chave Pix") : habit({ pixKey: true }, "Cadastrar a chave Pix")}
    </div>`;
}

function deliveryOrders({ courier, habits: { earlyMs, merchantOrders } }: Sandbox): Markup {
  const isIpn = courier.style.form === "ipn";
  const webhook = (path: string, body: object, label: string) =>
    order(`${CONTROL}/webhooks${path}`, body, label);
  return html`<div class="actions">
    ${webhook("", { mode: "hold" }, "Segurar avisos")}
    ${webhook("/release", { order: "shuffled" }, "Soltar embaralhados")}
    ${webhook("", { mode: "duplicate", copies: 2 }, "Repetir avisos")}
    ${webhook("", { mode: "drop", events: 1 }, "Perder o próximo")}
    ${webhook("", { mode: "normal" }, "Entrega normal")}
    ${webhook("/style", { form: isIpn ? "signed" : "ipn" }, isIpn ? "Assinar avisos" : "Avisos sem assinatura")}
    ${order(`${CONTROL}/habits`, { earlyMs: earlyMs > 0 ? 0 : 5000 }, earlyMs > 0 ? "Avisar na hora certa" : "Avisar cedo demais")}
    ${order(`${CONTROL}/habits`, { merchantOrders: !merchantOrders }, merchantOrders ? "Sem avisos de pedidos" : "Avisar também pedidos")}
  </div>`;
}
