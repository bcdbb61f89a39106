import type { BookingBar, ChangePreview, TimelineBar } from "../../../contract/owner/timeline.ts";
import { channelNames } from "../../../contract/owner/words.ts";
import type { Refusal } from "../form/answer.ts";
import { isPossible, termsWords } from "./change-terms.tsx";
import type { Move } from "./move.ts";
import { obstacleWords } from "./room-words.ts";
import { barTitle, stayWords } from "./timeline-words.ts";

export type Outlook = {
  readonly obstacle: TimelineBar | undefined;
  readonly terms: ChangePreview | null;
  readonly refusal: Refusal | null;
};

/** Whether the move is possible; null while unknown. */
export function canDrop({ obstacle, terms, refusal }: Outlook): boolean | null {
  if (obstacle || refusal) return false;
  return terms && isPossible(terms);
}

/** 'Quarto Farol, 13 a 16 de dezembro. Livre. …' */
export function moveWords(move: Move, room: string, outlook: Outlook, timeZone: string): string {
  return `${room}, ${stayWords(move)}. ${outlookWords(outlook, timeZone)}`;
}

function outlookWords({ obstacle, terms, refusal }: Outlook, timeZone: string): string {
  if (refusal) return refusal.sentence;
  if (terms && !isPossible(terms)) return `Não dá. ${obstacleWords(terms, timeZone)}`;
  if (obstacle) return `Não dá: ${barTitle(obstacle)}, ${stayWords(obstacle)}.`;
  return terms ? termsWords(terms) : "Vendo se está livre…";
}

/** Why a bar stays where it is, and what to do instead. */
export function stuckWords(bar: BookingBar): string {
  const name = barTitle(bar);
  if (bar.isRead) {
    return `${name} fica: as datas e o quarto são do ${channelNames[bar.channel]}. Mude por lá, e aqui muda sozinho.`;
  }
  return bar.erased
    ? `${name} fica: os dados já foram apagados.`
    : `${name} fica: a estadia já terminou.`;
}

export function holdWords({ bar, by }: Move): string {
  const name = barTitle(bar);
  return by === "keys"
    ? `Movendo ${name}. Setas mudam o dia e o quarto; Shift com ← e → muda a saída, com ↑ e ↓ a entrada. Enter continua, Esc desiste.`
    : `Movendo ${name}. Solte onde quiser; nada muda antes de você confirmar. Esc desiste.`;
}
