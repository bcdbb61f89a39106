import type { ActivityEntry } from "../../../contract/owner/activity.ts";
import { roleNames } from "../../../contract/owner/words.ts";
import type { ExportedPart, ListingPart, PropertyPart } from "../../../domain/activity.ts";
import type { Day } from "../../../domain/day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { Role } from "../../../domain/person.ts";
import { deviceWords } from "../account/device-words.ts";
import { listWords, plural } from "../ui/words.ts";
import { changeLine, seasonLine } from "./fact-words.ts";

/** `lines` holds details that do not fit into the sentence. */
export type EntryWords = { readonly sentence: string; readonly lines: readonly string[] };

const listingParts: Readonly<Record<ListingPart, string>> = {
  texts: "textos",
  photos: "fotos",
  amenities: "comodidades",
  rooms: "portas",
};

/** Same as the titles of their pages. */
const propertyParts: Readonly<Record<PropertyPart, string>> = {
  contact: "Nome e contato",
  place: "Endereço e mapa",
  company: "CNPJ e Cadastur",
  hours: "Horários e regras",
  cancellation: "Cancelamento",
  deposit: "Sinal e saldo",
  guestPage: "A página do hóspede",
  pix: "Pix na chave da casa",
  payment: "Meios de pagamento",
  channels: "Outros canais",
  messages: "Mensagens",
  look: "Aparência",
  cover: "Capa",
  promotion: "Promoção",
  learnMore: "Um dia na casa",
  aboutUs: "Sobre nós",
  benefits: "Benefícios",
};

const role = (name: Role) => roleNames[name].toLowerCase();

/** A single detail is appended to the sentence; several are listed below it. */
function withLines(sentence: string, lines: readonly string[]): EntryWords {
  const [only, ...more] = lines;
  if (only === undefined) return { sentence, lines };
  return more.length === 0 ? { sentence: `${sentence}: ${only}`, lines: [] } : { sentence, lines };
}

function stayWords({ firstNight, endDay }: { firstNight: Day; endDay: Day }): string {
  return formatStay({ checkIn: firstNight, checkOut: endDay }, "short", "pt-BR");
}

export function tell(entry: ActivityEntry): EntryWords {
  if ("changes" in entry.facts)
    return withLines(sentenceOf(entry), entry.facts.changes.map(changeLine));
  if ("seasons" in entry.facts)
    return withLines(sentenceOf(entry), entry.facts.seasons.map(seasonLine));
  return { sentence: sentenceOf(entry), lines: [] };
}

const spreadsheets: Readonly<Record<Exclude<ExportedPart, "guest">, string>> = {
  bookings: "a planilha de reservas",
  numbers: "a planilha dos números",
  movements: "a planilha da caixa",
};

type Exported = { readonly what: ExportedPart; readonly lines: number | null };

function exportedWords({ what, lines }: Exported, code: string | null): string {
  if (what === "guest") return `os dados do hóspede da reserva ${code ?? "apagada"}`;
  return `${spreadsheets[what]}, com ${plural(lines ?? 0, "linha", "linhas")}`;
}

function sentenceOf(entry: ActivityEntry): string {
  const { kind, facts } = entry;
  const who = entry.by ?? "Pessoa removida";
  // A deleted listing has no name; its id was derived from its first one.
  const room = entry.about ?? entry.subject ?? "";
  const whom = entry.about ?? "pessoa removida";
  switch (kind) {
    case "price-changed":
      return `${who} trocou o preço de ${room}`;
    case "seasons-changed":
      return `${who} mudou as temporadas de ${room}`;
    case "stay-rules-changed":
      return `${who} mudou as regras de ${room}`;
    case "listing-added":
      return `${who} criou ${room}: diária ${formatMoney(facts.price, "pt-BR")}`;
    case "listing-edited":
      return `${who} mudou ${room}: ${listWords(facts.parts.map((part) => listingParts[part]))}`;
    case "listing-published":
      return `${who} pôs ${room} no site`;
    case "listing-hidden":
      return `${who} escondeu ${room} do site`;
    case "listing-deleted":
      return `${who} apagou ${facts.name}`;
    case "listings-reordered":
      return `${who} mudou a ordem dos quartos`;
    case "room-added":
      return `${who} criou a porta ${facts.name}`;
    case "block-removed":
      return `${who} liberou noites bloqueadas de ${room}: ${stayWords(facts)}`;
    case "person-invited":
      return `${who} convidou ${whom} (${role(facts.role)})`;
    case "role-changed":
      return `${who} mudou o que ${whom} pode: ${role(facts.before)} → ${role(facts.after)}`;
    case "person-removed":
      return `${who} tirou uma pessoa do painel`;
    case "owner-made":
      return `Senha de proprietária para ${whom}, por comando no servidor`;
    case "feed-added":
      return `${who} ligou o calendário ${facts.name} em ${room}`;
    case "feed-address-changed":
      return `${who} trocou o endereço do calendário ${facts.name} em ${room}`;
    case "feed-removed":
      return `${who} tirou o calendário ${facts.name} de ${room}`;
    case "feed-emptied":
      return `${who} aceitou vazio o calendário ${facts.name} de ${room}`;
    case "calendar-address-renewed":
      return `${who} trocou o nosso endereço de calendário de ${room}`;
    case "silence-rule-changed":
      return facts.closes
        ? `${who} mandou fechar ${room} enquanto um canal estiver sem resposta`
        : `${who} mandou vender ${room} também com um canal sem resposta`;
    case "conflict-ignored":
      return `${who} ignorou um conflito com ${facts.name} em ${room}`;
    case "property-changed":
      return `${who} mudou A casa, ${propertyParts[facts.part]}`;
    case "exported":
      return `${who} baixou ${exportedWords(facts, entry.about)}`;
    case "signed-in":
      return facts.isNew
        ? `${who} entrou de um aparelho novo: ${deviceWords(facts.device)}`
        : `${who} entrou: ${deviceWords(facts.device)}`;
    case "device-signed-out":
      return `${who} saiu de um aparelho: ${deviceWords(facts.device)}`;
    case "others-signed-out":
      return `${who} saiu de ${plural(facts.count, "outro aparelho", "outros aparelhos")}`;
    case "signed-out-everywhere":
      return `${who} saiu de todos os aparelhos`;
    case "access-locked":
      return `Acesso de ${whom} travado por ${facts.minutes} min depois de tentativas erradas`;
    case "password-changed":
      return `${who} trocou a senha`;
    case "password-set":
      return `${who} escolheu uma senha pelo endereço do e-mail`;
    case "second-factor-on":
      return `${who} ligou o código no celular`;
    case "second-factor-off":
      return `${who} desligou o código no celular`;
    case "second-factor-put-off":
      return `${who} deixou o código no celular para depois`;
    case "second-factor-ended":
      return `O código no celular de ${whom} foi desligado por quem cuida do sistema`;
  }
}
