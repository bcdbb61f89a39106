/** Bundled with the calendar, which loads on demand. */
export const calendar = {
  previousMonth: "Mês anterior",
  nextMonth: "Próximo mês",
  today: "hoje",
  "check-in": "check-in",
  "check-out": "check-out",
  reserved: "reservado",
  full: "sem quarto livre",
  "check-out-only": "só saída",
  past: "já passou",
  unknown: "a confirmar",
  sign: {
    stay: "Sua estadia",
    reserved: "Reservado",
    full: "Sem quarto livre",
    unknown: "A confirmar",
  },
  clear: "Limpar datas",
  confirm: "Confirmar datas",
  pickCheckIn: "Escolha o check-in",
  pickCheckOut: "Escolha o check-out",
} as const;
