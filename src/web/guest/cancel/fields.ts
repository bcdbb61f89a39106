/** Names in the address and in the forms. */
export const ROOM = "quarto";
export const ASKING = "confirmar";
export const SEEN = "visto";
export const REASON = "motivo";
export const REFUND_KEY = "pix";

/** Id of the second question's form: fields of the page refer to it before it is rendered. */
export const FORM_ID = "cancelar";
