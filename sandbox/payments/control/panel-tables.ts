import { html, type Markup } from "../../html.ts";
import { money } from "../pages.ts";
import { pendingPix } from "../paying/pay-by-pix.ts";
import type { Sandbox } from "../sandbox.ts";
import type { EventEntry, SessionEntry } from "../state/books.ts";
import { readLedger } from "../state/ledger.ts";

const SHOWN_EVENTS = 100;

const STATES: Record<string, string> = {
  open: "aberta",
  complete: "concluída",
  expired: "expirada",
  paid: "paga",
  unpaid: "não paga",
};

export function sessionsTable(sandbox: Sandbox): Markup {
  const rows = sandbox.books.sessions.toReversed().map((entry) => sessionRow(sandbox, entry));
  return table(["Sessão", "O quê", "Valor", "Estado", "Expira", "Ordens"], rows);
}

export function ledgerTable({ books }: Sandbox): Markup {
  const rows = readLedger(books)
    .toReversed()
    .map(
      (line) => html`<tr>
        <td><code>${short(line.session)}</code></td>
        <td>${line.client_reference_id ?? "sem referência"}</td>
        <td class="number">${money(line.amount_captured, "brl")}</td>
        <td class="number">${money(line.amount_refunded, "brl")}</td>
        <td>${line.refunds.map(({ amount, status }) => html`${money(amount, "brl")} ${status} `)}</td>
        <td>${line.paid_at === null ? "" : time(line.paid_at)}</td>
      </tr>`,
    );
  return table(["Sessão", "Referência", "Recebido", "Devolvido", "Devoluções", "Pago em"], rows);
}

export function eventsTable({ books }: Sandbox): Markup {
  const rows = books.events.slice(-SHOWN_EVENTS).toReversed().map(eventRow);
  return table(["Aviso", "Tipo", "Quando", "Entregas", "Ordens"], rows);
}

function sessionRow(sandbox: Sandbox, { session, lines }: SessionEntry): Markup {
  const path = `/__control/sessions/${session.id}`;
  const isOpen = session.status === "open";
  const waitsForPix = pendingPix(sandbox, session.id) !== undefined;
  return html`<tr>
    <td><code>${short(session.id)}</code></td>
    <td>${lines.map(({ name }) => name).join(", ")}</td>
    <td class="number">${money(session.amount_total ?? 0, session.currency ?? "brl")}</td>
    <td>${STATES[session.status ?? ""] ?? ""}, ${STATES[session.payment_status] ?? ""}</td>
    <td>${time(session.expires_at)}</td>
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
  const answers = deliveries.map(({ status, error }) => status ?? error).join(", ");
  return html`<tr>
    <td><code>${short(event.id)}</code></td>
    <td>${event.type}</td>
    <td>${time(event.created)}</td>
    <td>${answers || "nenhuma"}${event.pending_webhooks > 0 && " (pendente)"}</td>
    <td class="actions">${order(`/__control/events/${event.id}/deliver`, {}, "Entregar de novo")}</td>
  </tr>`;
}

function table(heads: string[], rows: Markup[]): Markup {
  if (rows.length === 0) return html`<p class="empty">Nada ainda.</p>`;
  return html`<div class="scroll"><table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

function short(id: string): string {
  return `${id.slice(0, 12)}…${id.slice(-4)}`;
}

function time(seconds: number): string {
  const format = new Intl.DateTimeFormat("pt-BR", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "America/Sao_Paulo",
  });
  return format.format(seconds * 1000);
}

/** A button that gives an order to the control surface. */
export function order(path: string, body: object, label: string): Markup {
  const text = JSON.stringify(body);
  return html`<button type="button" data-path="${path}" data-body="${text}">${label}</button>`;
}
