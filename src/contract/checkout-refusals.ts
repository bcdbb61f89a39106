import { NOT_A_NIGHT, stayRefusals } from "./stay-refusals.ts";

/**
 * The same at the payment and on the wire, by the codes of both. The form says some of them with
 * figures; it is sent to every visitor, and these are not.
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
