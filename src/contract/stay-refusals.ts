/** The same in the form, in the payment dialog and in the API. */
export const stayRefusals = {
  past: "O check-in já passou. Escolha uma data a partir de hoje.",
  "too-far": "Ainda não abrimos reservas para essa data.",
  "no-arrival-day": "Não recebemos chegadas nesse dia da semana. Escolha outro dia.",
} as const;

export const NOT_A_NIGHT = "O check-out precisa ser pelo menos um dia depois do check-in.";
