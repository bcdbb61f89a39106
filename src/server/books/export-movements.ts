import type { Movement } from "../../contract/owner/books.ts";
import { meansNames, movementNames } from "../../contract/owner/words.ts";
import { amountCell, toCsv } from "../../domain/csv.ts";
import { type Day, localTime } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { labelsOf } from "../../domain/payment-choice.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { listMovements } from "./movements.ts";

const header = [
  "Dia",
  "Hora",
  "Código",
  "Hóspede",
  "Movimento",
  "Forma",
  "Referência",
  "Valor",
  "Tarifa",
  "Líquido",
  "Provedor",
];

/** One row per movement, for the accountant. A booking's rows add up to its account. */
export async function exportMovements(
  { db, payments }: Pick<Deps, "db" | "payments">,
  from: Day,
  until: Day,
): Promise<string> {
  const labels = labelsOf(payments.providers);
  const { timeZone } = await getProperty(db);
  const movements = await listMovements(db, { from, until, timeZone });
  return toCsv([header, ...movements.map((movement) => cells(movement, timeZone, labels))]);
}

function cells(
  movement: Movement,
  timeZone: string,
  labels: Readonly<Record<string, string>>,
): string[] {
  const { day, at, code, guestName, kind, means, reference, amount, fee, provider } = movement;
  return [
    formatDay(day, "numeric", "pt-BR"),
    localTime(timeZone, at).time,
    code,
    guestName ?? "",
    movementNames[kind],
    meansNames[means],
    reference ?? "",
    amountCell(amount),
    fee === null ? "" : amountCell(fee),
    netCell(movement),
    // A provider that is no longer configured has no label.
    provider === null ? "" : (labels[provider] ?? provider),
  ];
}

/** Empty while the provider's fee is unknown: a guess would end up in the books. */
function netCell({ kind, means, amount, fee }: Movement): string {
  const mayHaveFee = kind === "payment" && means === "online";
  if (mayHaveFee && fee === null) return "";
  return amountCell(amount - (fee ?? 0));
}
