import type { HeldMatter, PortalMatter } from "../../domain/alert.ts";
import { formatDay } from "../../domain/format-day.ts";

export type AlertWords = {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Below the dashboard's address. */
  readonly path: string;
  readonly button: string;
};

/** A portal sold nights that were taken. */
export function conflictWords(matter: PortalMatter, conflictId: string): AlertWords {
  const { feedName, listingName, stay, blocked = false } = matter;
  const title = blocked ? "Noites bloqueadas foram vendidas" : "Noites vendidas duas vezes";
  return {
    subject: `${title}: ${listingName}, ${feedName}`,
    title,
    text: `O ${feedName} vendeu noites que já estavam ${blocked ? "bloqueadas" : "ocupadas"} aqui. Nada foi cancelado: veja as saídas no painel e escolha uma.`,
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
  return {
    subject: "Muitas noites seguradas sem pagamento",
    title: "Alguém segura muitas noites sem pagar",
    text: "Em pelo menos um quarto, mais de 54 noites esperam por um pagamento. Pode ser alguém querendo atrapalhar. Enquanto dura, as noites desse quarto ficam com quem pagar primeiro, e quem pagar depois recebe tudo de volta, sozinho. Você não precisa fazer nada: passa uns 40 minutos depois da última tentativa.",
    facts: [],
    path: "",
    button: "Abrir o painel",
  };
}

/** The same nights are held repeatedly and never paid. */
export function heldInVainWords({ listingName, stay }: HeldMatter): AlertWords {
  return {
    subject: `Noites seguradas várias vezes sem pagamento: ${listingName}`,
    title: "As mesmas noites são seguradas de novo e de novo",
    text: "Três vezes em um dia alguém as segurou e não pagou. Para não saírem de venda por nada, ficam agora com quem pagar primeiro, e quem pagar depois recebe tudo de volta, sozinho. Você não precisa fazer nada: passa um dia depois da última vez.",
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
  const words =
    answer === "empty"
      ? {
          title: `O calendário do ${feedName} veio vazio`,
          text: "Antes tinha reservas, e por segurança nada foi liberado. Confira lá: se não há mais nenhuma, aceite o calendário vazio na página do quarto.",
        }
      : {
          title: `${feedName} não sincroniza`,
          text: "Reservas de lá podem não aparecer aqui. O sistema continua tentando sozinho; confira se o endereço do calendário ainda é o mesmo.",
        };
  return {
    ...words,
    subject: `${words.title}: ${listingName}`,
    facts: [
      ["Quarto", listingName],
      ["Canal", feedName],
      ...(since === undefined ? [] : ([["Última resposta", last.format(since)]] as const)),
    ],
    path: "",
    button: "Abrir o painel",
  };
}
