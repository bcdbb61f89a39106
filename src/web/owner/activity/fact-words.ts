import { payoutFacts } from "../../../contract/owner/payout-words.ts";
import { messageNames } from "../../../contract/owner/words.ts";
import type {
  FactChange,
  NamedChange,
  PlainFact,
  SeasonChange,
  SeasonFacts,
} from "../../../domain/activity.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDate } from "../../../domain/format-stay.ts";
import type { MessageKind } from "../../../domain/message.ts";
import { formatMoney } from "../../../domain/money.ts";
import { BY_HAND } from "../../../domain/payment-choice.ts";
import { plainName } from "../property/plain-pages.tsx";
import { listWords, nightsWords, plural } from "../ui/words.ts";

type Write = (value: NonNullable<PlainFact>) => string;

const money: Write = (value) => formatMoney(Number(value), "pt-BR");
const count: Write = String;
const yesOrNo: Write = (value) => (value ? "sim" : "não");
const weekdayNames = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

const plainly: Write = (value) => (typeof value === "boolean" ? yesOrNo(value) : count(value));

const changesBy: Readonly<Record<string, string>> = {
  self: "por conta própria",
  request: "só com o seu sim",
  none: "não",
};
const provider: Write = (name) => (name === BY_HAND ? "chave da casa" : String(name));

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
  regretDays: ["dias de arrependimento", count],
  depositPercent: ["sinal em %", count],
  guestCancels: ["hóspede cancela", yesOrNo],
  guestChanges: ["hóspede muda", (how) => changesBy[String(how)] ?? String(how)],
  changeUntilDays: ["muda até dias antes", count],
  guestTells: ["hóspede conta à casa", yesOrNo],
  pixKey: [payoutFacts.pixKey, count],
  payee: [payoutFacts.payee, count],
  payees: [payoutFacts.payees, count],
  pixOnSite: ["Pix na chave também no site", yesOrNo],
  cardProvider: [payoutFacts.cardProvider, count],
  pixProvider: [payoutFacts.pixProvider, provider],
  providerPayee: [payoutFacts.providerPayee, count],
  mostInstallments: ["parcelas", count],
};

/** 'diária R$ 890 → R$ 920', or the field's name alone if the entry holds no values. */
export function changeLine(change: FactChange | NamedChange): string {
  if (!("before" in change)) return namedFact(change.field);
  const { field, before, after } = change;
  const [name, write] = facts[field] ?? [plainName(field) ?? field, plainly];
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

const namedFacts: Readonly<Record<string, string>> = {
  cadastur: "Cadastur",
  refundSteps: "degraus de devolução",
  "deposit.percent": "sinal ligado ou desligado",
  "deposit.balance": "quando vence o saldo",
  "deposit.fullWithinDays": "perto da chegada, tudo",
  "deposit.fullPeriods": "datas em que se paga tudo",
  "leftKey.swap": "a chave de antes era da casa",
  "leftKey.not-ours": "a chave de antes não era da casa",
  coverPhoto: "foto",
  "texts.description": "descrição",
  "texts.promotion": "promoção",
  "texts.learnMore": "um dia na casa",
  "texts.aboutUs": "sobre nós",
  "texts.benefits": "benefícios",
};

const ENGLISH = /^textsEn\./;
const MESSAGE = /^message\./;

/** 'telefone', 'promoção em inglês': a field whose values an entry does not repeat. */
function namedFact(field: string): string {
  if (ENGLISH.test(field)) return `${namedFact(field.replace(ENGLISH, "texts."))} em inglês`;
  if (MESSAGE.test(field)) return messageNames[field.replace(MESSAGE, "") as MessageKind] ?? field;
  return namedFacts[field] ?? plainName(field) ?? field;
}
