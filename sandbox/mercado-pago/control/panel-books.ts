import { html, type Markup } from "../../html.ts";
import { money, time } from "../../provider/format.ts";
import { answersOf, order, table } from "../../provider/panel.ts";
import type { Sandbox } from "../sandbox.ts";
import type { NotificationEntry } from "../state/books.ts";
import { type LedgerLine, readLedger } from "../state/ledger.ts";

export function ledgerTable({ books }: Sandbox): Markup {
  return table(
    ["Pagamento", "Referência", "Recebido", "Tarifa", "Devolvido", "Contestado", "Pago em"],
    readLedger(books),
    ledgerRow,
  );
}

export function notificationsTable({ books }: Sandbox): Markup {
  return table(
    ["Aviso", "O quê", "De", "Quando", "Entregas", "Ordens"],
    books.notifications,
    notificationRow,
  );
}

function ledgerRow(line: LedgerLine): Markup {
  return html`<tr>
    <td><code>${line.payment}</code></td>
    <td>${line.external_reference ?? "sem referência"}</td>
    <td class="number">${money(line.amount_received)}</td>
    <td class="number">${money(line.fee)}</td>
    <td class="number">${money(line.amount_refunded)} ${pending(line)}</td>
    <td class="number">${money(line.amount_charged_back)}</td>
    <td>${time(line.paid_at)}</td>
  </tr>`;
}

function pending({ refunds }: LedgerLine): Markup[] {
  return refunds
    .filter(({ status }) => status === "in_process")
    .flatMap(({ id }) => [
      order(`/refunds/${id}/settle`, { as: "approved" }, "Concluir devolução"),
      order(`/refunds/${id}/settle`, { as: "rejected" }, "Recusar devolução"),
    ]);
}

function notificationRow({
  id,
  action,
  dataId,
  createdAt,
  deliveries,
  pending,
}: NotificationEntry) {
  return html`<tr>
    <td><code>${id}</code></td>
    <td>${action}</td>
    <td><code>${dataId}</code></td>
    <td>${time(createdAt)}</td>
    <td>${answersOf(deliveries, pending)}</td>
    <td class="actions">${order(`/notifications/${id}/deliver`, {}, "Entregar de novo")}</td>
  </tr>`;
}
