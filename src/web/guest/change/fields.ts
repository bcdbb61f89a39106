/** Names in the address and in the forms, beside those of the wish. */
export const DONE = "feito";
export const PAYING = "pagar";
export const INTENT = "intent";
export const WORDS = "recado";

/** In the order of total, refund, kept, payFirst. */
export const FIGURES = ["total", "volta", "fica", "agora"] as const;
