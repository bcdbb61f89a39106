import { plural } from "../ui/words.ts";

export const guestsWord = (count: number) => `Até ${plural(count, "hóspede", "hóspedes")}`;
export const roomsWord = (count: number) => plural(count, "quarto", "quartos");
export const changesWord = (count: number) =>
  count === 0 ? "Nada por salvar" : `${plural(count, "alteração", "alterações")} por salvar`;

/** What a form sends for a physical room that there is not yet. */
export const NEW_ROOM = "new";
