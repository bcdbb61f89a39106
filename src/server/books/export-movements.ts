import type { Movement } from "../../contract/owner/books.ts";
import { meansNames, movementNames } from "../../contract/owner/words.ts";
import { amountCell, toCsv } from "../../domain/csv.ts";
import { type Day, localTime } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import type { Database } from "../database/connect.ts";
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
];

/** One row per movement, for the accountant: the sum of a booking's rows is what its account has. */
export async function exportMovements(db: Database, from: Day, until: Day): Promise<string> {
  const { timeZone } = await getProperty(db);
  const movements = await listMovements(db, { from, until, timeZone });
  return toCsv([header, ...movements.map((movement) => cells(movement, timeZone))]);
}

function cells(movement: Movement, timeZone: string): string[] {
  const { day, at, code, guestName, kind, means, reference, amount, fee } = movement;
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
  ];
}

/** Empty where the provider has not told its fee yet: a guess would be booked. */
function netCell({ kind, means, amount, fee }: Movement): string {
  const mayHaveFee = kind === "payment" && means === "online";
  if (mayHaveFee && fee === null) return "";
  return amountCell(amount - (fee ?? 0));
}
