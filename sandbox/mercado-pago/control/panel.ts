import { html, type Markup } from "../../html.ts";
import { order, panelPage } from "../../provider/panel.ts";
import type { Sandbox } from "../sandbox.ts";
import { ledgerTable, notificationsTable } from "./panel-books.ts";
import { paymentsTable, preferencesTable } from "./panel-tables.ts";

export function panel(sandbox: Sandbox): string {
  return panelPage({
    title: "Mercado Pago de teste",
    courier: sandbox.courier,
    about: html`<p><a href="/banco">Aplicativo do banco de teste</a></p>`,
    sections: [
      ["Pagamentos", paymentsTable(sandbox)],
      ["Páginas de cartão", preferencesTable(sandbox)],
      ["Livro-caixa", ledgerTable(sandbox)],
      ["Comportamento", habits(sandbox)],
      ["Avisos", html`${deliveryOrders(sandbox)}${notificationsTable(sandbox)}`],
    ],
  });
}

const habit = (body: object, label: string) => order("/habits", body, label);

function habits({ habits: { refunds, pixKey } }: Sandbox): Markup {
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
    order(`/webhooks${path}`, body, label);
  return html`<div class="actions">
    ${webhook("", { mode: "hold" }, "Segurar avisos")}
    ${webhook("/release", { order: "shuffled" }, "Soltar embaralhados")}
    ${webhook("", { mode: "duplicate", copies: 2 }, "Repetir avisos")}
    ${webhook("", { mode: "drop", events: 1 }, "Perder o próximo")}
    ${webhook("", { mode: "normal" }, "Entrega normal")}
    ${webhook("/style", { form: isIpn ? "signed" : "ipn" }, isIpn ? "Assinar avisos" : "Avisos sem assinatura")}
    ${habit({ earlyMs: earlyMs > 0 ? 0 : 5000 }, earlyMs > 0 ? "Avisar na hora certa" : "Avisar cedo demais")}
    ${habit({ merchantOrders: !merchantOrders }, merchantOrders ? "Sem avisos de pedidos" : "Avisar também pedidos")}
  </div>`;
}
