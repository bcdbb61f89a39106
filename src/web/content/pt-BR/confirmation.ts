export const confirmation = {
  home: "Voltar para Home",
  title: "Reserva feita com sucesso!",
  text: "As informações da reserva serão enviadas para o seu email.",
  service: "Serviço",
  serviceName: "Reserva",
  checkIn: "Check-in",
  checkOut: "Check-out",
  name: "Nome",
  email: "Email",
  notGiven: "Não especificado",
  code: "Código da reserva",
  total: "Total",
  plain: "Success",
  waiting: "Confirmando a sua reserva…",
  stillWaiting:
    "Seu pagamento está sendo confirmado. Assim que isso acontecer, a reserva vai para o seu e-mail. Se precisar, ligue para {{phone}}.",
  noSession: "Este endereço não traz nenhum pagamento.",
} as const;
