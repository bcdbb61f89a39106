/** Names in the address and in the forms. */
export const SHOWN_AMOUNT = "valor";
export const DEPOSIT = "sinal";
export const UNANSWERED = "tentativa";
