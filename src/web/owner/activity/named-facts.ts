import { messageNames } from "../../../contract/owner/words.ts";
import type { MessageKind } from "../../../domain/message.ts";

const names: Readonly<Record<string, string>> = {
  name: "nome",
  shortName: "nome curto",
  address: "endereço",
  city: "cidade",
  state: "estado",
  phone: "telefone",
  secondPhone: "segundo telefone",
  whatsapp: "WhatsApp",
  email: "e-mail",
  latitude: "latitude",
  longitude: "longitude",
  mapKey: "chave do mapa",
  dashboardUrl: "endereço do painel",
  cnpj: "CNPJ",
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
  return names[field] ?? field;
}
