/** Bundled with what is offered in place of taken nights, which loads on demand. */
export const instead = {
  looking: "Vendo o que mais está livre…",
  rooms: "Livres nessas datas:",
  all: "Ver as {{total}} opções livres",
  dates: "Livres perto daí:",
} as const;
