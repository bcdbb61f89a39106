/** Why nobody can book a stay, in Portuguese: the same on the form, at the payment and on the wire. */
export const stayRefusals = {
  past: "O check-in já passou. Escolha uma data a partir de hoje.",
  "too-far": "Ainda não abrimos reservas para essa data.",
  "no-arrival-day": "Não recebemos chegadas nesse dia da semana. Escolha outro dia.",
} as const;

export const NOT_A_NIGHT = "O check-out precisa ser pelo menos um dia depois do check-in.";
