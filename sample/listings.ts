import { casaInteira } from "./casa-inteira.ts";
import { quartoCoqueiro } from "./quarto-coqueiro.ts";
import { quartoFarol } from "./quarto-farol.ts";
import { quartoJangada } from "./quarto-jangada.ts";
import { quartoMar } from "./quarto-mar.ts";
import type { SampleListing } from "./sample-listing.ts";

/** In the order of the home page. The whole house is last: it takes the odd row alone. */
export const sampleListings: readonly SampleListing[] = [
  quartoMar,
  quartoCoqueiro,
  quartoJangada,
  quartoFarol,
  casaInteira,
];
