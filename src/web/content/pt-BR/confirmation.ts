export const confirmation = {
  pageTitle: "Sua reserva",
  home: "Voltar para Home",
  icon: "Sucesso",
  title: "Reserva feita com sucesso!",
  text: "As informações da reserva serão enviadas para o seu email.",
  service: "Serviço",
  serviceName: "Reserva",
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: "a partir das {{hour}}",
  until: "até as {{hour}}",
  name: "Nome",
  email: "Email",
  guests: "Hóspedes",
  rooms: "Quartos",
  phone: "Telefone",
  cancellation: "Cancelamento",
  notGiven: "Não especificado",
  ownPage: "Ver minha reserva",
  calendar: "Pôr no calendário",
  message: "Oi! É sobre a minha reserva {{code}}: {{listing}}, de {{stay}}.",
  summary: "Resumo da reserva",
  code: "Código da reserva",
  copy: "Copiar código",
  copied: "Código copiado.",
  copyFailed: "Não deu para copiar. Anote o código.",
  plain: "Success",
  askAbout: "Oi! Quero saber da reserva {{code}}.",
  askAboutPayment: "Oi! Quero saber de um pagamento que fiz no site.",
  waiting: {
    heading: "Confirmando a reserva",
    label: "Confirmando sua reserva. Leva alguns segundos.",
    processing:
      "O pagamento foi enviado e o banco ainda não confirmou que recebemos. As noites continuam guardadas para você. Assim que ele confirmar, a reserva aparece aqui e vai para o seu e-mail.",
    unknown:
      "Está demorando mais do que devia: ainda não sabemos se o pagamento foi recebido. Continuamos perguntando. Se ele passou, a reserva se confirma sozinha e vai para o seu e-mail, mesmo com esta página fechada.",
    code: "Código da reserva: {{code}}",
  },
  unpaid: {
    heading: "O pagamento não foi feito",
    text: "Nada foi cobrado. Volte ao quarto quando quiser e pague com calma.",
  },
  expired: {
    heading: "O tempo para pagar acabou",
    text: "As noites foram liberadas e nada foi cobrado. Se ainda estiverem livres, é só reservar de novo.",
  },
  cancelled: {
    heading: "Esta reserva foi cancelada",
    text: "O e-mail do cancelamento diz quanto devolvemos. Para vir em outra data, escolha um quarto. Se você não pediu para cancelar, fale com a gente.",
  },
  unknown: {
    heading: "Não encontramos esse pagamento",
    text: "O endereço pode ter vindo incompleto. Se você pagou, a confirmação chega por e-mail. Na dúvida, fale com a gente.",
  },
  lost: {
    heading: "As noites já não estavam livres",
    text: "Recebemos o pagamento depois do prazo, e outra pessoa reservou antes. Você não fica com o prejuízo: o valor inteiro volta para você.",
    due: "Vamos devolver {{amount}} por onde você pagou. No cartão, o banco costuma levar de 5 a 10 dias úteis.",
    pending:
      "{{amount}} a caminho desde {{day}}, por onde você pagou. No cartão, o banco costuma levar de 5 a 10 dias úteis.",
    succeeded:
      "{{amount}} devolvidos em {{day}}, por onde você pagou. No cartão, o banco costuma levar de 5 a 10 dias úteis para mostrar.",
    failed:
      "{{amount}} não puderam voltar por onde você pagou: a casa devolve por Pix ou dinheiro.",
  },
  returned: {
    heading: "O pagamento foi devolvido",
    text: "A casa devolveu o valor antes de a reserva se confirmar, e as noites estão livres de novo. Se você não esperava por isso, fale com a gente.",
  },
  noSession: {
    heading: "Falta o pagamento neste endereço",
    text: "Este endereço não traz nenhum pagamento. Se você já reservou, a confirmação está no seu e-mail.",
  },
  backToRoom: "Voltar ao quarto",
  backToRooms: "Ver os quartos",
} as const;
