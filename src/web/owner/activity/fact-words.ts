import type { FactChange, PlainFact, SeasonChange, SeasonFacts } from "../../../domain/activity.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDate } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { listWords, nightsWords, plural } from "../ui/words.ts";

type Write = (value: NonNullable<PlainFact>) => string;

const money: Write = (value) => formatMoney(Number(value), "pt-BR");
const count: Write = String;
const yesOrNo: Write = (value) => (value ? "sim" : "não");
const weekdayNames = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

/** Label and format of each field. */
const facts: Readonly<Record<string, readonly [name: string, write: Write]>> = {
  nightlyPrice: ["diária", money],
  weekendPrice: ["sexta e sábado", money],
  includedGuests: ["hóspedes incluídos", count],
  extraAdult: ["adulto a mais", money],
  childUpTo12: ["criança até 12 anos", money],
  childAbove12: ["criança acima de 12 anos", money],
  capacity: ["hóspedes", count],
  roomCount: ["quartos", count],
  wholeHouse: ["casa inteira", yesOrNo],
  minNights: ["mínimo de noites", count],
  maxNights: ["máximo de noites", count],
  noArrivalWeekdays: [
    "sem chegada",
    (days) => listWords((days as number[]).map((day) => weekdayNames[day] ?? "")) || "nenhum dia",
  ],
  ratesValidUntil: ["preços até", (day) => formatDate(day as Day, "pt-BR")],
  checkInTime: ["entrada", count],
  checkOutTime: ["saída", count],
  sameDayUntil: ["reserva para hoje até", count],
  horizonDays: ["dias à frente", count],
  sameDayTurnover: ["saída e chegada no mesmo dia", yesOrNo],
  sellGaps: ["vende noites que sobram", yesOrNo],
  silenceMinutes: ["minutos sem resposta", count],
};

/** 'diária R$ 890 → R$ 920' */
export function changeLine({ field, before, after }: FactChange): string {
  const [name, write] = facts[field] ?? [field, count];
  const written = (value: PlainFact) => (value === null ? "nada" : write(value));
  return `${name} ${written(before)} → ${written(after)}`;
}

/** 'nova: 5 a 9 de fevereiro de 2027, R$ 1.200' */
export function seasonLine({ before, after }: SeasonChange): string {
  if (!before) return after ? `nova: ${seasonWords(after)}` : "";
  return after
    ? `${seasonWords(before)} → ${seasonWords(after)}`
    : `tirada: ${seasonWords(before)}`;
}

function seasonWords(season: SeasonFacts): string {
  const { firstNight, lastNight, nightlyPrice, fromNights, minNights } = season;
  return [
    `${nightsWords(firstNight, lastNight)}, ${money(nightlyPrice)}`,
    fromNights && `de ${plural(fromNights, "noite", "noites")} em diante`,
    minNights && `mínimo de ${plural(minNights, "noite", "noites")}`,
  ]
    .filter(Boolean)
    .join(", ");
}
