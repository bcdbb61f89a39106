import { html, type Markup } from "../../html.ts";
import type { Sandbox } from "../sandbox.ts";
import { eventsTable, ledgerTable, order, sessionsTable } from "./panel-tables.ts";

const MODES = {
  normal: "entrega normal",
  drop: "perde os próximos avisos",
  delay: "atrasa os avisos",
  duplicate: "repete os avisos",
  hold: "segura os avisos",
};

/** An overview for people. */
export function panelPage(sandbox: Sandbox): Markup {
  const { courier } = sandbox;
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pagamentos de teste</title>
<link rel="stylesheet" href="/__control/panel.css">
<script type="module" src="/__control/panel.js"></script>
</head>
<body>
<header>
  <div>
    <h1>Pagamentos de teste</h1>
    <p>Avisos para <code>${courier.webhookUrl ?? "nenhum endereço"}</code>: ${MODES[courier.mode.mode]}.</p>
  </div>
  <div class="actions">
    <button type="button" id="refresh" aria-pressed="false">Atualizar sozinho</button>
    ${order("/__control/webhooks", { mode: "hold" }, "Segurar avisos")}
    ${order("/__control/webhooks/release", { order: "shuffled" }, "Soltar embaralhados")}
    ${order("/__control/webhooks", { mode: "normal" }, "Entrega normal")}
    ${order("/__control/reset", {}, "Apagar tudo")}
  </div>
</header>
<p id="problem" role="alert"></p>
<main>
  <section><h2>Sessões</h2>${sessionsTable(sandbox)}</section>
  <section><h2>Livro-caixa</h2>${ledgerTable(sandbox)}</section>
  <section><h2>Avisos</h2>${eventsTable(sandbox)}</section>
</main>
</body>
</html>`;
}
