import { html, type Markup } from "../../html.ts";
import { money, time } from "../../provider/format.ts";
import { order, table } from "../../provider/panel.ts";
import { canBePaid, totalOf } from "../preferences/preference.ts";
import { pageOf } from "../preferences/preference-body.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PaymentEntry, PreferenceEntry } from "../state/books.ts";

const STATES: Record<string, string> = {
  pending: "pendente",
  approved: "aprovado",
  in_process: "em análise",
  in_mediation: "em mediação",
  rejected: "recusado",
  cancelled: "cancelado",
  refunded: "devolvido",
  charged_back: "contestado",
};

export function paymentsTable(sandbox: Sandbox): Markup {
  const heads = ["Pagamento", "Referência", "Meio", "Valor", "Estado", "Vence", "Ordens"];
  return table(heads, sandbox.books.payments, (entry) => paymentRow(sandbox, entry));
}

export function preferencesTable(sandbox: Sandbox): Markup {
  const heads = ["Página", "Referência", "Valor", "Vence", "Ordens"];
  return table(heads, sandbox.books.preferences, (entry) => preferenceRow(sandbox, entry));
}

function paymentRow(sandbox: Sandbox, entry: PaymentEntry): Markup {
  return html`<tr>
    <td><code>${entry.id}</code></td>
    <td>${entry.externalReference ?? "sem referência"}</td>
    <td>${entry.means.type === "pix" ? "Pix" : `cartão ${entry.means.lastFour}, ${entry.means.installments}x`}</td>
    <td class="number">${money(entry.amount)}</td>
    <td>${STATES[entry.status] ?? entry.status} <small>${entry.statusDetail}</small></td>
    <td>${time(entry.expiresAt)}</td>
    <td class="actions">${paymentOrders(sandbox, entry).map((one) => html`${one} `)}</td>
  </tr>`;
}

function paymentOrders({ books }: Sandbox, { id, status, means }: PaymentEntry): Markup[] {
  const give = (path: string, body: object, label: string) =>
    order(`/payments/${id}/${path}`, body, label);
  if (means.type === "pix" && status === "pending")
    return [
      give("pay", {}, "Pagar"),
      give("pay", { by: "stranger" }, "Pagar por outra pessoa"),
      give("pay", { amount: "half" }, "Pagar a metade"),
      give("pay", { times: 2 }, "Pagar duas vezes"),
      give("expire", {}, "Vencer"),
    ];
  if (means.type === "pix" && status === "cancelled")
    return [give("pay", { late: true }, "Pagar depois do prazo")];
  if (status === "in_process")
    return [
      give("review", { as: "approved" }, "Aprovar"),
      give("review", { as: "rejected" }, "Recusar"),
    ];
  if (status === "approved")
    return [give("refund", {}, "Devolver à mão"), give("chargeback", {}, "Contestar")];
  return books.chargebacks
    .filter(({ paymentId, won }) => paymentId === id && won === null)
    .flatMap((one) => [
      order(`/chargebacks/${one.id}/close`, { as: "won" }, "Contestação vencida pela casa"),
      order(`/chargebacks/${one.id}/close`, { as: "lost" }, "Contestação perdida"),
    ]);
}

function preferenceRow(sandbox: Sandbox, entry: PreferenceEntry): Markup {
  const path = `/preferences/${entry.id}`;
  const isOpen = canBePaid(entry, sandbox.now());
  return html`<tr>
    <td><a href="${pageOf(sandbox, entry.id)}">${entry.id.slice(-8)}</a></td>
    <td>${entry.externalReference ?? "sem referência"}</td>
    <td class="number">${money(totalOf(entry))}</td>
    <td>${entry.expires ? time(entry.expiresTo) : "não vence"}</td>
    <td class="actions">
      ${isOpen && order(`${path}/pay`, {}, "Pagar e fechar a aba")}
      ${isOpen && order(`${path}/pay`, { card: "4000000000000002" }, "Tentar cartão recusado")}
      ${isOpen && order(`${path}/expire`, {}, "Vencer")}
    </td>
  </tr>`;
}
