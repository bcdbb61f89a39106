import type { Numbers } from "../../../contract/owner/numbers.ts";
import { occupancyAnswer, rateAnswer, revenueAnswer } from "./answers.ts";
import { type Column, ColumnChart } from "./column-chart.tsx";
import { averageWords, count, money, monthName, occupancy } from "./figures-words.ts";
import { type MonthColumn, MonthTable } from "./month-table.tsx";
import { Question } from "./question.tsx";

type Month = Numbers["months"][number];
type Props = { numbers: Numbers };

function columnsOf(numbers: Numbers, layers: (month: Month) => Pick<Column, "back" | "front">) {
  return numbers.months.map((month) => ({
    name: monthName(month.month),
    isNow: month.month === numbers.thisMonth,
    ...layers(month),
  }));
}

const mostOf = (values: readonly (number | null)[]) =>
  Math.max(0, ...values.map((value) => value ?? 0));

const revenueTable: readonly MonthColumn[] = [
  {
    head: "Receita",
    cell: ({ revenue, kept }) => (
      <>
        {money(revenue)}
        {kept !== 0 && <small>{money(kept)} de cancelamentos</small>}
      </>
    ),
  },
  { head: "Comissão", cell: ({ commission }) => money(commission) },
];

export function RevenueQuestion({ numbers }: Props) {
  const most = mostOf(numbers.months.map(({ revenue }) => revenue));
  return (
    <Question title="Quanto a casa vendeu?" answer={revenueAnswer(numbers)}>
      {most > 0 && (
        <ColumnChart
          most={most}
          top={money(most)}
          legend={{ back: "comissão dos portais", front: "fica com a casa" }}
          columns={columnsOf(numbers, ({ revenue, commission }) => ({
            back: revenue,
            front: revenue - commission,
          }))}
        />
      )}
      <MonthTable numbers={numbers} caption="Receita e comissão por mês" columns={revenueTable} />
    </Question>
  );
}

const occupancyTable: readonly MonthColumn[] = [
  { head: "Ocupação", cell: (figures) => `${occupancy(figures)}%` },
  {
    head: "Noites vendidas",
    cell: ({ soldNights, roomNights, blockedNights }) => (
      <>
        {count(soldNights)} de {count(roomNights)}
        {blockedNights > 0 && <small>bloqueadas: {count(blockedNights)}</small>}
      </>
    ),
  },
];

export function OccupancyQuestion({ numbers }: Props) {
  return (
    <Question title="Quão cheia a casa está?" answer={occupancyAnswer(numbers)}>
      {numbers.total.roomNights > 0 && (
        <ColumnChart
          most={1}
          top="100% das noites"
          legend={{ back: "bloqueadas", front: "vendidas" }}
          columns={columnsOf(numbers, ({ soldNights, blockedNights, roomNights }) => ({
            back: roomNights > 0 ? (soldNights + blockedNights) / roomNights : 0,
            front: roomNights > 0 ? soldNights / roomNights : 0,
          }))}
        />
      )}
      <MonthTable numbers={numbers} caption="Ocupação por mês" columns={occupancyTable} />
    </Question>
  );
}

const rateTable: readonly MonthColumn[] = [
  {
    head: "Diária média",
    cell: ({ averageRate, unpricedNights }) => (
      <>
        {averageWords(averageRate)}
        {unpricedNights > 0 && <small>a completar: {count(unpricedNights)}</small>}
      </>
    ),
  },
  { head: "RevPAR", cell: ({ revPar }) => averageWords(revPar) },
];

export function RateQuestion({ numbers }: Props) {
  const { months } = numbers;
  const most = mostOf(months.flatMap(({ averageRate, revPar }) => [averageRate, revPar]));
  return (
    <Question title="Quanto rendeu cada noite?" answer={rateAnswer(numbers)}>
      {most > 0 && (
        <ColumnChart
          most={most}
          top={averageWords(most)}
          legend={{ back: "diária média", front: "RevPAR" }}
          columns={columnsOf(numbers, ({ averageRate, revPar }) => ({
            back: averageRate ?? 0,
            front: revPar ?? 0,
          }))}
        />
      )}
      <MonthTable numbers={numbers} caption="Diária média e RevPAR por mês" columns={rateTable} />
    </Question>
  );
}
