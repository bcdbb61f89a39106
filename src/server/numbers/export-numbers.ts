import type { Figures, Numbers } from "../../contract/owner/numbers.ts";
import { channelNames } from "../../contract/owner/words.ts";
import { amountCell, toCsv } from "../../domain/csv.ts";

const header = [
  "Mês",
  "Quarto",
  "Canal",
  "Noites à venda",
  "Noites vendidas",
  "Noites com valor a completar",
  "Noites bloqueadas",
  "Ocupação (%)",
  "Diária média",
  "RevPAR",
  "Receita",
  "Comissão",
  "Retido de cancelamentos",
];
const ALL = "Todos";

/** One spreadsheet table: months, then rooms, then channels, then the total. */
export function exportNumbers({ months, rooms, channels, total }: Numbers): string {
  const period = `${months[0]?.month} a ${months.at(-1)?.month}`;
  return toCsv([
    header,
    ...months.map(({ month, ...figures }) => [month, ALL, ALL, ...cells(figures)]),
    ...rooms.map(({ name, ...figures }) => [period, name, ALL, ...cells(figures)]),
    ...channels.map(({ channel, ...figures }) => [
      ...[period, ALL, channelNames[channel]],
      ...cells(figures),
    ]),
    [period, ALL, ALL, ...cells(total)],
  ]);
}

function cells(figures: Figures): (string | number)[] {
  const { roomNights, soldNights, averageRate, revPar } = figures;
  return [
    roomNights,
    soldNights,
    figures.unpricedNights,
    figures.blockedNights,
    roomNights === 0 ? "" : ((soldNights / roomNights) * 100).toFixed(1).replace(".", ","),
    averageRate === null ? "" : amountCell(averageRate),
    revPar === null ? "" : amountCell(revPar),
    amountCell(figures.revenue),
    amountCell(figures.commission),
    amountCell(figures.kept),
  ];
}
