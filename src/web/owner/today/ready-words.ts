import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import type { RoomState } from "../../../domain/room-state.ts";
import type { Situation } from "../ui/booking-words.ts";

const words: Readonly<Record<RoomState, Situation>> = {
  "out-of-use": { tone: "error", text: "Quarto fora de uso" },
  dirty: { tone: "wait", text: "Quarto sujo" },
  "being-cleaned": { tone: "wait", text: "Em arrumação" },
  clean: { tone: "ok", text: "Quarto pronto" },
};

const worstFirst = Object.keys(words) as RoomState[];

/** Whether an arriving guest can enter. Of several physical rooms the worst state counts. */
export function readinessOf(
  roomIds: readonly number[],
  rooms: readonly RoomNow[],
): Situation | null {
  const its = rooms.filter(({ id }) => roomIds.includes(id));
  const worst = worstFirst.find((state) => its.some((room) => room.state === state));
  if (!worst) return null;
  const isTaken = its.some(({ leaving, staying }) => staying || leaving?.hasLeft === false);
  if (isTaken && worst !== "out-of-use") return { tone: "wait", text: "Ainda ocupado" };
  return words[worst];
}
