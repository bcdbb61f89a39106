/** Bundled with the page of a payment through a provider. */
export const guestPayment = {
  pageTitle: "Pagamento da reserva",
  left: "para pagar. Vence {{until}}.",
  soon_one: "Falta {{count}} minuto para pagar.",
  soon_other: "Faltam {{count}} minutos para pagar.",
  otherwise: "Pagar de outro jeito",
  pix: {
    heading: "Pague {{amount}} por Pix",
    lead: "No aplicativo do seu banco. Deixe esta página aberta ou volte depois: ela se atualiza sozinha.",
    payee: "No banco aparece",
    waiting: "Aguardando o Pix",
    missing: "O código do Pix ainda não veio. Olhamos de novo em instantes.",
    night: "Entre 20h e 6h muitos bancos limitam o Pix a R$ 1.000. Se não passar,",
    nightCard: "pague com cartão",
  },
  card: {
    heading: "Pague {{amount}} com cartão",
    lead: "Você sai deste site, paga na página do {{label}} e volta para cá.",
    go: "Ir para o {{label}}",
    waiting: "Aguardando o pagamento",
    missing: "A página do cartão ainda não abriu. Olhamos de novo em instantes.",
  },
  look: {
    booking:
      "Olhamos de novo a cada poucos segundos. Assim que o banco avisar, a reserva confirma aqui e por e-mail.",
    balance:
      "Olhamos de novo a cada poucos segundos. Assim que o banco avisar, confirmamos aqui e por e-mail.",
    change:
      "Olhamos de novo a cada poucos segundos. Assim que o banco avisar, a mudança é feita, e confirmamos por e-mail.",
  },
  processing: {
    pix: "Pix a caminho",
    card: "Cartão em análise",
    box: "O banco está conferindo",
    booking:
      "As noites ficam guardadas até a resposta. Não pague de novo. Pode fechar a página: avisamos por e-mail.",
    balance:
      "A reserva continua confirmada. Não pague de novo. Pode fechar a página: avisamos por e-mail.",
    change:
      "A mudança espera a resposta. Não pague de novo. Pode fechar a página: avisamos por e-mail.",
  },
  paid: {
    deposit: "Sinal recebido.",
    all: "Pagamento recebido.",
    balance: "Saldo recebido. Tudo certo!",
    change: "Diferença recebida. Mudança feita!",
    untilMonth: "Até {{month}}!",
    untilDay: "Até o dia {{day}}!",
    pix: "{{amount}} por Pix. Mandamos tudo para o seu e-mail.",
    card: "{{amount}} com cartão. Mandamos tudo para o seu e-mail.",
    own: "Abrir minha reserva",
    calendar: "Pôr no calendário",
  },
  ended: {
    pixToday: "O Pix venceu às {{hour}}.",
    pixBefore: "O Pix venceu em {{day}}, às {{hour}}.",
    pixOff: "Este Pix já não vale.",
    cardToday: "O prazo para o cartão acabou às {{hour}}.",
    cardBefore: "O prazo para o cartão acabou em {{day}}, às {{hour}}.",
    cardOff: "Este pagamento já não vale.",
    booking: "Nada foi cobrado. As noites já não estão guardadas por este pagamento.",
    balance: "Nada foi cobrado. A reserva continua confirmada.",
    change: "Nada foi cobrado. A reserva continua como está.",
    settled: "Não falta pagar nada por ele. Veja como está a reserva.",
    anotherPix: "Gerar outro Pix",
    byPix: "Pagar com Pix",
    byCard: "Pagar com cartão",
    proposal: "Voltar ao orçamento",
    own: "Voltar à reserva",
    paid: {
      booking:
        "Já pagou? O banco às vezes demora. Se o pagamento chegar, a reserva confirma; se as noites já tiverem dono, o valor volta inteiro.",
      balance:
        "Já pagou? O banco às vezes demora. Se o pagamento chegar, ele entra na conta da reserva, e o que passar volta para você.",
      change:
        "Já pagou? O banco às vezes demora. Se o pagamento chegar, ele vale para a mudança; se ela já não puder ser feita, o valor volta inteiro.",
    },
  },
  returned: {
    lost: "As noites já não estavam livres.",
    lostText: "O pagamento chegou, mas as noites já eram de outra pessoa.",
    heading: "Este pagamento volta para você.",
    text: "Ele chegou, mas não havia o que pagar com ele.",
    owed: "Vamos devolver o valor inteiro.",
    talk: "Falar com a casa",
  },
} as const;
