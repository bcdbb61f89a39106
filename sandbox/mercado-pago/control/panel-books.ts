import { html, type Markup } from "../../html.ts";
import { order } from "../../payments/control/panel-tables.ts";
import { money } from "../../payments/pages.ts";
import type { Sandbox } from "../sandbox.ts";
import type { NotificationEntry } from "../state/books.ts";
import { type LedgerLine, readLedger } from "../state/ledger.ts";
import { shown, table, time } from "./table.ts";

export function ledgerTable({ books }: Sandbox): Markup {
  return table(
    ["Pagamento", "Referência", "Recebido", "Tarifa", "Devolvido", "Contestado", "Pago em"],
    shown(readLedger(books)).map(ledgerRow),
  );
}

export function notificationsTable({ books }: Sandbox): Markup {
  return table(
    ["Aviso", "O quê", "De", "Quando", "Entregas", "Ordens"],
    shown(books.notifications).map(notificationRow),
  );
}

function ledgerRow(line: LedgerLine): Markup {
  return html`<tr>
    <td><code>${line.payment}</code></td>
    <td>${line.external_reference ?? "sem referência"}</td>
    <td class="number">${money(line.amount_received, "brl")}</td>
    <td class="number">${money(line.fee, "brl")}</td>
    <td class="number">${money(line.amount_refunded, "brl")} ${pending(line)}</td>
    <td class="number">${money(line.amount_charged_back, "brl")}</td>
    <td>${time(line.paid_at)}</td>
  </tr>`;
}

function pending({ refunds }: LedgerLine): Markup[] {
  return refunds
    .filter(({ status }) => status === "in_process")
    .flatMap(({ id }) => [
      order(`/__control/refunds/${id}/settle`, { as: "approved" }, "Concluir devolução"),
      order(`/__control/refunds/${id}/settle`, { as: "rejected" }, "Recusar devolução"),
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
  const answers = deliveries.map(({ status, error }) => status ?? error).join(", ");
  return html`<tr>
    <td><code>${id}</code></td>
    <td>${action}</td>
    <td><code>${dataId}</code></td>
    <td>${time(createdAt)}</td>
    <td>${answers || "nenhuma"}${pending && " (pendente)"}</td>
    <td class="actions">${order(`/__control/notifications/${id}/deliver`, {}, "Entregar de novo")}</td>
  </tr>`;
}
