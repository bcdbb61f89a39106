/** Names in the address and in the forms. */
export const ROOM = "quarto";
export const ASKING = "confirmar";
export const SEEN = "visto";
export const REASON = "motivo";
export const REFUND_KEY = "pix";

/** The form of the second question: fields of the page belong to it before it is there. */
export const FORM_ID = "cancelar";
