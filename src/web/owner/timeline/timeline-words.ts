import type {
  BookingBar,
  ClosedBar,
  DisputedStay,
  Taker,
  TimelineBar,
} from "../../../contract/owner/timeline.ts";
import { channelNames, portalGuest } from "../../../contract/owner/words.ts";
import { type Day, localTime } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { Stay } from "../../../domain/stay.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import { moment, nightsIn, plural } from "../ui/words.ts";

/** '12 a 15 de dezembro' */
export const stayWords = (stay: Stay) => formatStay(stay, "long", "pt-BR");

/** 'sáb., 12 de dez.' */
export function dayWords(of: Day): string {
  return formatDay(of, "short", "pt-BR");
}

const closedWords: Readonly<
  Record<ClosedBar["by"], Readonly<Record<ClosedBar["because"], string>>>
> = {
  rooms: {
    sold: "Fechada: há quartos vendidos",
    paying: "Fechada: há quartos em pagamento",
    proposed: "Fechada: há quartos guardados para orçamento",
    blocked: "Fechada: há quartos bloqueados",
  },
  house: {
    sold: "Casa inteira vendida",
    paying: "Casa inteira em pagamento",
    proposed: "Casa inteira guardada para orçamento",
    blocked: "Casa inteira bloqueada",
  },
};

/** The text on a bar, as far as it fits. */
export function barTitle(bar: TimelineBar): string {
  switch (bar.kind) {
    case "booking":
      return guestNameOf({ ...bar, state: "confirmed" });
    case "hold":
      return "Pagando";
    case "proposal":
      return proposalBarTitle(bar);
    case "block":
      return bar.note || "Bloqueado";
    case "imported":
      return bar.feedName;
    case "closed":
      return closedWords[bar.by][bar.because];
  }
}

/** '1 de 2 quartos' */
function roomsWords({ rooms = 1 }: BookingBar): string | null {
  return rooms > 1 ? `1 de ${rooms} quartos` : null;
}

/** 'Orçamento: Família Tavares' */
export function proposalBarTitle({ label }: { readonly label: string }): string {
  return label ? `Orçamento: ${label}` : "Orçamento";
}

/** '5 h', '45 min' */
export function timeLeft(endsAt: number, now: number): string {
  const minutes = minutesLeft(endsAt, now);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

export function minutesLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 60_000));
}

/** The second line of a bar. */
export function barDetail(bar: TimelineBar, now: number): string | null {
  switch (bar.kind) {
    case "booking":
      return [nightsIn(bar), bar.people > 2 && `${bar.people} pessoas`, roomsWords(bar)]
        .filter(Boolean)
        .join(", ");
    case "hold":
    case "proposal":
      return timeLeft(bar.endsAt, now);
    case "imported":
      return nightsIn(bar);
    default:
      return null;
  }
}

/** 'Helena Prado, 12 a 15 de dezembro, Direto': complete, however short the bar. */
export function barName(bar: TimelineBar, now: number): string {
  const what = `${barTitle(bar)}, ${stayWords(bar)}`;
  switch (bar.kind) {
    case "booking":
      return [
        `${what}, ${channelNames[bar.channel]}`,
        roomsWords(bar),
        bar.open > 0 && `${formatMoney(bar.open, "pt-BR")} em aberto`,
        bar.isNew && "nova",
      ]
        .filter(Boolean)
        .join(", ");
    case "hold":
      return `${what}, em pagamento por mais ${plural(minutesLeft(bar.endsAt, now), "minuto", "minutos")}`;
    case "proposal":
      return `${what}, noites guardadas por mais ${timeLeft(bar.endsAt, now)}`;
    case "block":
      return `${what}, bloqueio`;
    case "imported":
      return `${what}, fechado em outro site`;
    case "closed":
      return what;
  }
}

/** Who has the nights, so that the owner knows whom to call or how long to wait. */
export function takerWords(taker: Taker, timeZone: string): string {
  switch (taker.kind) {
    case "hold":
      return `Um hóspede está pagando por essas noites agora. Elas ficam guardadas até ${localTime(timeZone, taker.endsAt).time}.`;
    case "booking":
      return `Há uma reserva de ${takerName(taker)}, ${stayWords(taker)}.`;
    case "proposal":
      return `Essas noites estão guardadas para um orçamento${taker.label ? ` (${taker.label})` : ""}, ${stayWords(taker)}, até ${moment(taker.endsAt, timeZone)}.`;
    case "block":
      return `Há um bloqueio${taker.note ? ` (${taker.note})` : ""}, ${stayWords(taker)}.`;
    case "imported":
      return `${taker.feedName} fechou essas noites, ${stayWords(taker)}.`;
  }
}

/** 'Helena Prado', 'um hóspede do Booking' */
function takerName({ guestName, channel }: Extract<Taker, { kind: "booking" }>): string {
  const stranger = portalGuest(channel) ?? "Hóspede sem nome";
  return guestName ?? `um ${stranger.charAt(0).toLowerCase()}${stranger.slice(1)}`;
}

/** 'Conflito: Airbnb também vendeu, 12 a 15 de dezembro' */
export function disputeName({ feedName, ...stay }: DisputedStay): string {
  return `Conflito: ${feedName} também vendeu, ${stayWords(stay)}`;
}

export function takersWords(takers: readonly Taker[], timeZone: string): string {
  return takers.map((taker) => takerWords(taker, timeZone)).join(" ");
}
