import { NOT_A_NIGHT, stayRefusals } from "./stay-refusals.ts";

/**
 * Shared by the payment dialog and the API, by error code. The booking form has its own messages
 * with numbers; these stay out of its bundle, which every visitor loads.
 */
export const checkoutRefusals = {
  "invalid-stay": NOT_A_NIGHT,
  "stay-past": stayRefusals.past,
  "stay-too-late-today": "Para hoje, já não dá tempo de reservar pelo site. Fale com a gente.",
  "stay-too-far": stayRefusals["too-far"],
  "stay-no-arrival-day": stayRefusals["no-arrival-day"],
  "stay-too-short": "Essas datas pedem uma estadia mais longa.",
  "stay-too-long": "Essa estadia passa do máximo de noites por reserva.",
  "too-many-guests": "Esse quarto não acomoda tanta gente. Veja um quarto maior.",
} as const;
