import { casaInteira } from "./casa-inteira.ts";
import { quartoCoqueiro } from "./quarto-coqueiro.ts";
import { quartoFarol } from "./quarto-farol.ts";
import { quartoJangada } from "./quarto-jangada.ts";
import { quartoMar } from "./quarto-mar.ts";
import type { SampleRoom } from "./sample-room.ts";

/** In the order of the home page. The whole house is last: it takes the odd row alone. */
export const sampleRooms: readonly SampleRoom[] = [
  quartoMar,
  quartoCoqueiro,
  quartoJangada,
  quartoFarol,
  casaInteira,
];
