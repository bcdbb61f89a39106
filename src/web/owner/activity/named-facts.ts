import { messageNames } from "../../../contract/owner/words.ts";
import type { MessageKind } from "../../../domain/message.ts";
import { plainName } from "../property/plain-pages.tsx";

const names: Readonly<Record<string, string>> = {
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

/** 'telefone', 'promoção em inglês': of what an entry does not repeat. */
export function namedFact(field: string): string {
  if (ENGLISH.test(field)) return `${namedFact(field.replace(ENGLISH, "texts."))} em inglês`;
  if (MESSAGE.test(field)) return messageNames[field.replace(MESSAGE, "") as MessageKind] ?? field;
  return names[field] ?? plainName(field) ?? field;
}
