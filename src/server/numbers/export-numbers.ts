import type { Figures, Numbers } from "../../contract/owner/numbers.ts";
import { toCsv } from "../../domain/csv.ts";

const header = [
  "Mês",
  "Quarto",
  "Noites à venda",
  "Noites vendidas",
  "Noites bloqueadas",
  "Ocupação (%)",
  "Diária média",
  "Receita",
  "Retido de cancelamentos",
];

/** One spreadsheet table: months, then rooms, then the total. */
export function exportNumbers({ months, rooms, total }: Numbers): string {
  const all = `${months[0]?.month} a ${months.at(-1)?.month}`;
  return toCsv([
    header,
    ...months.map(({ month, ...figures }) => [month, "Todos", ...cells(figures)]),
    ...rooms.map(({ name, ...figures }) => [all, name, ...cells(figures)]),
    [all, "Todos", ...cells(total)],
  ]);
}

function cells(figures: Figures): (string | number)[] {
  const { roomNights, soldNights, blockedNights, averageRate, revenue, kept } = figures;
  return [
    roomNights,
    soldNights,
    blockedNights,
    roomNights === 0 ? "" : decimal((soldNights / roomNights) * 100, 1),
    averageRate === null ? "" : decimal(averageRate / 100, 2),
    decimal(revenue / 100, 2),
    decimal(kept / 100, 2),
  ];
}

const decimal = (number: number, places: number) => number.toFixed(places).replace(".", ",");
