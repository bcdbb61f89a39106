import { html, type Markup } from "../../html.ts";
import { money, time } from "../../provider/format.ts";
import { answersOf, order, panelPage, table } from "../../provider/panel.ts";
import { pendingPix } from "../paying/pay-by-pix.ts";
import type { Sandbox } from "../sandbox.ts";
import type { EventEntry, SessionEntry } from "../state/books.ts";
import { type LedgerLine, readLedger } from "../state/ledger.ts";

const STATES: Record<string, string> = {
  open: "aberta",
  complete: "concluída",
  expired: "expirada",
  paid: "paga",
  unpaid: "não paga",
};

export function panel(sandbox: Sandbox): string {
  const { books, courier } = sandbox;
  const events = ["Aviso", "Tipo", "Quando", "Entregas", "Ordens"];
  const ledger = ["Sessão", "Referência", "Recebido", "Devolvido", "Devoluções", "Pago em"];
  const sessions = ["Sessão", "O quê", "Valor", "Estado", "Expira", "Ordens"];
  return panelPage({
    title: "Pagamentos de teste",
    courier,
    orders: html`
      ${order("/webhooks", { mode: "hold" }, "Segurar avisos")}
      ${order("/webhooks/release", { order: "shuffled" }, "Soltar embaralhados")}
      ${order("/webhooks", { mode: "normal" }, "Entrega normal")}`,
    sections: [
      ["Sessões", table(sessions, books.sessions, (entry) => sessionRow(sandbox, entry))],
      ["Livro-caixa", table(ledger, readLedger(books), ledgerRow)],
      ["Avisos", table(events, books.events, eventRow)],
    ],
  });
}

function ledgerRow(line: LedgerLine): Markup {
  return html`<tr>
    <td><code>${short(line.session)}</code></td>
    <td>${line.client_reference_id ?? "sem referência"}</td>
    <td class="number">${money(line.amount_captured)}</td>
    <td class="number">${money(line.amount_refunded)}</td>
    <td>${line.refunds.map(({ amount, status }) => html`${money(amount)} ${status} `)}</td>
    <td>${time(line.paid_at === null ? null : line.paid_at * 1000)}</td>
  </tr>`;
}

function sessionRow(sandbox: Sandbox, { session, lines }: SessionEntry): Markup {
  const path = `/sessions/${session.id}`;
  const isOpen = session.status === "open";
  const waitsForPix = pendingPix(sandbox, session.id) !== undefined;
  return html`<tr>
    <td><code>${short(session.id)}</code></td>
    <td>${lines.map(({ name }) => name).join(", ")}</td>
    <td class="number">${money(session.amount_total ?? 0, session.currency ?? "brl")}</td>
    <td>${STATES[session.status ?? ""] ?? ""}, ${STATES[session.payment_status] ?? ""}</td>
    <td>${time(session.expires_at * 1000)}</td>
    <td class="actions">
      ${isOpen && order(`${path}/pay`, {}, "Pagar e fechar a aba")}
      ${isOpen && order(`${path}/expire`, {}, "Expirar")}
      ${session.payment_status === "paid" && order(`${path}/dispute`, {}, "Contestar")}
      ${waitsForPix && order(`${path}/pix`, { outcome: "paid" }, "Pix pago")}
      ${waitsForPix && order(`${path}/pix`, { outcome: "failed" }, "Pix falhou")}
    </td>
  </tr>`;
}

function eventRow({ event, deliveries }: EventEntry): Markup {
  return html`<tr>
    <td><code>${short(event.id)}</code></td>
    <td>${event.type}</td>
    <td>${time(event.created * 1000)}</td>
    <td>${answersOf(deliveries, event.pending_webhooks > 0)}</td>
    <td class="actions">${order(`/events/${event.id}/deliver`, {}, "Entregar de novo")}</td>
  </tr>`;
}

function short(id: string): string {
  return `${id.slice(0, 12)}…${id.slice(-4)}`;
}
