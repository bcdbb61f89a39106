import type { Conflict, DisputedTaker } from "../../../contract/owner/channels.ts";
import { localTime } from "../../../domain/day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { Stay } from "../../../domain/stay.ts";
import { proposalBarTitle } from "../timeline/timeline-words.ts";
import { moment, nightsIn } from "../ui/words.ts";

export type WayOut = "ignore" | "unblock" | "move";

const stayWords = (stay: Stay) => formatStay(stay, "long", "pt-BR");

/** What was just done; a resolved or ignored conflict shows that in its state. */
export function doneWords(done: WayOut | null, state: Conflict["state"]): string | null {
  if (done === null || done === "ignore" || state !== "open") return null;
  const what = done === "move" ? "Reserva movida, com o mesmo preço." : "Bloqueio tirado.";
  return `${what} Ainda há alguém nessas noites: veja abaixo.`;
}

/** '12 a 15 de dezembro, 3 noites' */
export function nightsOf(stay: Stay): string {
  return `${stayWords(stay)}, ${nightsIn(stay)}`;
}

export function disputedWords(runs: readonly Stay[]): string {
  return runs.map(stayWords).join("; ");
}

export function takerKey(taker: DisputedTaker): string {
  const { kind, bookingId, blockId } = taker;
  const proposalId = taker.kind === "proposal" ? taker.proposalId : null;
  const other = "checkIn" in taker ? taker.checkIn : "";
  return `${kind} ${bookingId ?? blockId ?? proposalId ?? other}`;
}

export function takerTitle(taker: DisputedTaker): string {
  switch (taker.kind) {
    case "hold":
      return "Um hóspede está pagando agora";
    case "booking":
      return taker.guestName ?? "Hóspede sem nome";
    case "proposal":
      return proposalBarTitle(taker);
    case "block":
      return taker.note ? `Bloqueio: ${taker.note}` : "Bloqueio";
    case "imported":
      return `Reserva do ${taker.feedName}`;
  }
}

/** What this taker means for the conflict, and what would resolve it. */
export function takerWords(taker: DisputedTaker, portal: string, timeZone: string): string {
  switch (taker.kind) {
    case "hold": {
      const { time } = localTime(timeZone, taker.endsAt);
      return `As noites estão guardadas até ${time}. Sem pagamento até lá, ficam com o ${portal} e o conflito acaba sozinho. Se pagar, vira reserva e as saídas aparecem aqui.`;
    }
    case "booking":
      return taker.freeListings.length > 0
        ? "Há outro quarto livre onde cabem todos. Ao mover, o preço combinado fica o mesmo; fale antes com o hóspede."
        : "Nenhum outro quarto está livre nessas noites com lugar para todos. Combine outras datas com o hóspede ou cancele com devolução.";
    case "proposal":
      return `As noites estão guardadas para um orçamento até ${moment(taker.endsAt, timeZone)}. Retire o orçamento, ou espere esse prazo: ficam com o ${portal} e o conflito acaba sozinho.`;
    case "block":
      return `Se o quarto pode receber, tire o bloqueio: as noites ficam com o ${portal}.`;
    case "imported":
      return `Os dois portais venderam. Cancele uma das duas lá, no ${taker.feedName} ou no ${portal}: na próxima leitura o conflito acaba sozinho.`;
  }
}
