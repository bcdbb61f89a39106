import { Link } from "react-router";
import { ownerListingsUrl, placeUrl } from "../../../contract/page-urls.ts";
import kit from "../ui/kit.module.css";
import { plural } from "../ui/words.ts";
import { hoursRefused, hoursWords } from "./hours-words.ts";
import type { FieldWords, SettingPage } from "./setting-page.ts";
import { zonesWith } from "./time-zones.ts";

export const contact: SettingPage<"contact"> = {
  to: "contato",
  name: "Nome e contato",
  icon: "phone",
  lead: "Aparecem no topo, no rodapé, no mapa e nos e-mails.",
  summary: ({ contact }) => `${contact.name}, ${contact.phone}`,
  fields: {
    name: { label: "Nome completo", kind: "text" },
    shortName: { label: "Nome curto", kind: "text", hint: "O que se lê grande na capa." },
    phone: { label: "Telefone", kind: "tel" },
    secondPhone: { label: "Segundo telefone", kind: "tel", hint: "Se houver." },
    whatsapp: { label: "WhatsApp", kind: "whatsapp", hint: "Vazio, o botão some do site." },
    email: { label: "E-mail", kind: "email-or-none", hint: "Para onde os hóspedes escrevem." },
    year: { label: "Ano da casa", kind: "number" },
    dashboardUrl: {
      label: "Endereço do painel",
      kind: "link",
      hint: "Para onde leva o link do rodapé. Em geral, /admin.",
    },
  },
};

const dateFormats = [
  { value: "DD/MM/YYYY", text: "25/12, o dia primeiro" },
  { value: "MM/DD/YYYY", text: "12/25, o mês primeiro" },
];

const degrees = { "out-of-range": "Copie o número do mapa, como -16,70 ou -39,11." };

export const place: SettingPage<"place"> = {
  to: "endereco",
  name: "Endereço e mapa",
  icon: "map-pin",
  lead: ({ place }) => (
    <>
      A posição decide onde fica o alfinete do mapa. <a href={placeUrl(place)}>Conferir no mapa</a>
    </>
  ),
  summary: ({ place }) => `${place.address}, ${place.city}`,
  explain: () => ({ latitude: degrees, longitude: degrees }),
  fields: {
    address: { label: "Rua, número e bairro", kind: "text", width: "whole" },
    city: { label: "Cidade", kind: "text" },
    state: { label: "Estado", kind: "text" },
    latitude: { label: "Latitude", kind: "degrees" },
    longitude: { label: "Longitude", kind: "degrees" },
    mapKey: {
      label: "Chave do mapa",
      kind: "text-or-none",
      hint: "A chave do Google Maps. Sem ela, o site mostra só o caminho para abrir o mapa.",
      width: "whole",
    },
    timeZone: {
      label: "Hora local",
      kind: "choice",
      hint: "É por ela que um dia começa e termina na pousada.",
      width: "whole",
      options: zonesWith,
    },
  },
};

export const company: SettingPage<"company"> = {
  to: "empresa",
  name: "CNPJ e Cadastur",
  icon: "building-2",
  lead: "A lei pede o CNPJ no site de quem vende pela internet. Ele fica no rodapé.",
  summary: ({ company }) => company.cnpj ?? "Falta o CNPJ.",
  fields: {
    cnpj: {
      label: "CNPJ",
      kind: "text-or-none",
      hint: "Com ou sem pontos. O CNPJ novo, com letras, também serve.",
    },
    cadastur: {
      label: "Cadastur",
      kind: "text-or-none",
      hint: "O número do certificado do Ministério do Turismo.",
    },
  },
};

export const hours: SettingPage<"hours"> = {
  to: "horarios",
  name: "Horários e regras",
  icon: "clock",
  lead: "O que o hóspede lê na reserva e no e-mail, e até quando ele pode reservar.",
  summary: ({ hours }) => `Entrada às ${hours.checkInTime}, saída até ${hours.checkOutTime}.`,
  explain: ({ checkInTime, checkOutTime }) => ({
    checkInTime: { "too-few-hours": hoursRefused(checkInTime, checkOutTime) },
    horizonDays: { "out-of-range": "Escolha de 1 a 1095 dias." },
  }),
  told: {
    after: "checkOutTime",
    words: ({ checkInTime, checkOutTime }) => hoursWords(String(checkInTime), String(checkOutTime)),
  },
  fields: {
    checkInTime: { label: "Entrada a partir das", kind: "time" },
    checkOutTime: { label: "Saída até", kind: "time" },
    sameDayUntil: {
      label: "Reservar para hoje até",
      kind: "time",
      hint: "Depois dessa hora, só por telefone ou WhatsApp.",
    },
    lateArrivalFrom: {
      label: "Chegada tarde, a partir das",
      kind: "time-or-none",
      hint: "O e-mail da confirmação pede que avise quem chega depois. Vazio, não fala disso.",
    },
    horizonDays: {
      label: "Dias de antecedência",
      kind: "number",
      hint: "Até quantos dias à frente o site aceita reservas. 540 são um ano e meio.",
    },
    dateFormat: {
      label: "Datas digitadas no site",
      kind: "choice",
      hint: "Como se escreve 25 de dezembro nos campos da reserva.",
      options: () => dateFormats,
    },
    sameDayTurnover: {
      label: "Permitir entrada e saída no mesmo dia",
      kind: "tick",
      hint: "Ligado, um hóspede sai de manhã e outro entra à tarde no mesmo quarto. Desligado, o dia da saída também precisa estar livre: dá mais folga para a limpeza, mas pode sobrar uma noite sem vender entre duas reservas.",
    },
    sellGaps: {
      label: "Vender noites que sobram entre duas reservas",
      kind: "tick",
      hint: "Ligado, um intervalo menor que o mínimo de noites pode ser reservado, mas só inteiro. Desligado, o mínimo vale sempre e essas noites ficam vazias.",
    },
  },
};

export const channels: SettingPage<"channels"> = {
  to: "canais",
  name: "Outros canais",
  icon: "refresh-cw",
  lead: "Quando avisar que o Airbnb, o Booking ou outro site parou de responder.",
  summary: ({ channels }) =>
    `Avisa depois de ${plural(channels.silenceMinutes, "minuto", "minutos")} sem resposta.`,
  explain: () => ({ silenceMinutes: { "out-of-range": "Escolha de 30 a 1440 minutos." } }),
  fields: {
    silenceMinutes: {
      label: "Avisar depois de quantos minutos sem resposta",
      kind: "number",
      hint: "De 30 a 1440, que é um dia. A casa lê cada calendário a cada dez minutos.",
      width: "short",
    },
  },
  below: (
    <p className={kit.hint}>
      O aviso chega por e-mail e fica em Hoje até o canal responder. Os calendários são ligados na
      página de cada quarto: <Link to={ownerListingsUrl}>ver os quartos</Link>.
    </p>
  ),
};

/** The name of a field of these pages within a sentence: 'segundo telefone', 'CNPJ'. */
export function plainName(field: string): string | undefined {
  const pages = [contact, place, company, hours, channels];
  const labels = pages.flatMap(({ fields }) =>
    Object.entries(fields as Record<string, FieldWords>),
  );
  const label = labels.find(([name]) => name === field)?.[1].label;
  return label?.replace(/^\p{Lu}(?=[\p{Ll}\s-]+(\s|$))/u, (first) => first.toLowerCase());
}
