import {
  type AlertSentences,
  conflictText,
  heldInVainSentences,
  hoardingSentences,
  silenceSentences,
} from "../../contract/owner/alert-words.ts";
import type { HeldMatter, PortalMatter } from "../../domain/alert.ts";
import { formatDay } from "../../domain/format-day.ts";

export type AlertWords = AlertSentences & {
  readonly subject: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Path below the dashboard's URL. */
  readonly path: string;
  readonly button: string;
};

/** A portal sold nights that were taken. */
export function conflictWords(matter: PortalMatter, conflictId: string): AlertWords {
  const { feedName, listingName, stay, blocked } = matter;
  const title = blocked ? "Noites bloqueadas foram vendidas" : "Noites vendidas duas vezes";
  return {
    subject: `${title}: ${listingName}, ${feedName}`,
    title,
    text: conflictText(matter),
    facts: [
      ["Quarto", listingName],
      ["Canal", feedName],
      ...(stay
        ? ([
            ["Check-in", formatDay(stay.checkIn, "long", "pt-BR")],
            ["Check-out", formatDay(stay.checkOut, "long", "pt-BR")],
          ] as const)
        : []),
    ],
    path: `/conflitos/${conflictId}`,
    button: "Ver as saídas",
  };
}

/** Many nights are held without payment. */
export function hoardingWords(): AlertWords {
  const { title, text } = hoardingSentences;
  return {
    subject: "Muitas noites seguradas sem pagamento",
    title,
    text: `Em pelo menos um quarto, mais de 54 noites esperam por um pagamento. Pode ser alguém querendo atrapalhar. ${text}`,
    facts: [],
    path: "",
    button: "Abrir o painel",
  };
}

/** The same nights are kept for long and never paid. */
export function heldInVainWords({ listingName, stay }: HeldMatter): AlertWords {
  const { title, text } = heldInVainSentences;
  return {
    subject: `Noites seguradas por muito tempo sem pagamento: ${listingName}`,
    title,
    text: `Em um dia, pedidos sem pagamento tiraram as mesmas noites da venda por mais de 90 minutos. ${text}`,
    facts: [
      ["Quarto", listingName],
      ["Check-in", formatDay(stay.checkIn, "long", "pt-BR")],
      ["Check-out", formatDay(stay.checkOut, "long", "pt-BR")],
    ],
    path: "",
    button: "Abrir o painel",
  };
}

/** A feed is stale. */
export function silenceWords(matter: PortalMatter, timeZone: string): AlertWords {
  const { feedName, listingName, since, answer } = matter;
  const last = new Intl.DateTimeFormat("pt-BR", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone,
  });
  const { title, text } = silenceSentences(matter);
  const more =
    answer === "empty"
      ? ""
      : " O sistema continua tentando sozinho; confira se o endereço do calendário ainda é o mesmo.";
  return {
    title,
    text: `${text}${more}`,
    subject: `${title}: ${listingName}`,
    facts: [
      ["Quarto", listingName],
      ["Canal", feedName],
      ...(since === undefined ? [] : ([["Última resposta", last.format(since)]] as const)),
    ],
    path: "",
    button: "Abrir o painel",
  };
}
