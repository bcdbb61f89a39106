import type { ReactNode } from "react";
import type { Figures, Numbers } from "../../../contract/owner/numbers.ts";
import { channelNames, meansNames } from "../../../contract/owner/words.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { plural } from "../ui/words.ts";
import { channelAnswer, meansAnswer, roomAnswer, savingsAnswer } from "./answers.ts";
import { averageWords, count, money, occupancy, unpricedWords } from "./figures-words.ts";
import { GroupedTable } from "./grouped-table.tsx";
import { Question } from "./question.tsx";

type Props = { numbers: Numbers };

const figureHeads = ["Noites", "Diária média", "Receita"];

function figureCells(figures: Figures): ReactNode[] {
  const { soldNights, roomNights, unpricedNights, blockedNights } = figures;
  return [
    <>
      {count(soldNights)} de {count(roomNights)}
      <small>{occupancy(figures)}% de ocupação</small>
      {blockedNights > 0 && <small>{plural(blockedNights, "bloqueada", "bloqueadas")}</small>}
      {unpricedNights > 0 && <small>{unpricedWords(figures)}</small>}
    </>,
    <>
      {averageWords(figures.averageRate)}
      <small>RevPAR {averageWords(figures.revPar)}</small>
    </>,
    <>
      {money(figures.revenue)}
      {figures.commission > 0 && <small>{money(figures.commission)} de comissão</small>}
      {figures.kept !== 0 && <small>{money(figures.kept)} de cancelamentos</small>}
    </>,
  ];
}

export function RoomQuestion({ numbers }: Props) {
  return (
    <Question title="Que quarto rende mais?" answer={roomAnswer(numbers)}>
      {numbers.rooms.length > 0 && (
        <GroupedTable
          caption="Por quarto"
          heads={figureHeads}
          groups={numbers.rooms.map((room, index) => ({
            key: `${index}`,
            name: room.name,
            weight: room.revenue,
            cells: figureCells(room),
          }))}
          total={figureCells(numbers.total)}
        />
      )}
    </Question>
  );
}

export function ChannelQuestion({ numbers }: Props) {
  return (
    <Question title="De onde vêm os hóspedes?" answer={channelAnswer(numbers)}>
      {numbers.channels.length > 0 && (
        <GroupedTable
          caption="Por canal"
          heads={figureHeads}
          groups={numbers.channels.map((one) => ({
            key: one.channel,
            name: <ChannelMark channel={one.channel} />,
            weight: one.revenue,
            cells: figureCells(one),
          }))}
          total={figureCells(numbers.total)}
        />
      )}
    </Question>
  );
}

export function MeansQuestion({ numbers }: Props) {
  const { means, moved } = numbers;
  return (
    <Question title="Como o dinheiro entrou?" answer={meansAnswer(numbers)}>
      {means.length > 0 && (
        <GroupedTable
          caption="Por forma de pagamento"
          heads={["Entrou", "Voltou", "Saldo"]}
          groups={means.map((one) => ({
            key: one.means,
            name: meansNames[one.means],
            weight: one.net,
            cells: [money(one.received), money(one.returned), money(one.net)],
          }))}
          total={[money(moved.received), money(moved.returned), money(moved.net)]}
        />
      )}
    </Question>
  );
}

export function SavingsQuestion({ numbers: { savings } }: Props) {
  return (
    <Question title="Quanto as reservas diretas pouparam?" answer={savingsAnswer(savings)}>
      {savings && savings.channels.length > 0 && (
        <GroupedTable
          caption="Comissão poupada por canal"
          heads={["Receita das noites", "Comissão poupada"]}
          groups={savings.channels.map(({ channel, revenue, saved }) => ({
            key: channel,
            name: channelNames[channel],
            weight: saved,
            cells: [money(revenue), money(saved)],
          }))}
          total={[
            money(savings.channels.reduce((sum, { revenue }) => sum + revenue, 0)),
            money(savings.saved),
          ]}
        />
      )}
    </Question>
  );
}
