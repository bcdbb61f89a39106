/** Bundled with the pages on which one says who pays, and by what. */
export const pay = {
  title: "Pagar a reserva",
  back: "Quarto",
  lookAgain: "Voltar ao quarto",
  summary: "Resumo",
  pixHeading: "Pague {{amount}} por Pix",
  pixLead:
    "Diga para quem é a reserva. As noites ficam guardadas com o código do Pix, que vem em seguida.",
  cardHeading: "Pague {{amount}} com cartão",
  cardLead:
    "Diga para quem é a reserva. Em seguida você paga na página segura do cartão e volta para cá.",
  data: "Seus dados",
  name: "Nome completo",
  email: "E-mail",
  phone: "Celular com DDD",
  phoneExample: "(71) 90000-0000",
  linkGoes: "O link da sua reserva vai para este e-mail.",
  makePix: "Gerar Pix de {{amount}}",
  making: "Gerando…",
  toCard: "Continuar para o cartão",
  opening: "Abrindo…",
  otherMeans: "Prefere outro jeito?",
  byPix: "Pagar com Pix",
  byCard: "Pagar com cartão",
  retry: "Tentar de novo",
  wrong: {
    name: "Escreva nome e sobrenome.",
    email: "Escreva o e-mail inteiro, como nome@exemplo.com.",
    phone: "Escreva o celular com DDD, como (71) 90000-0000.",
  },
  refused: {
    "invalid-request": "Nada foi enviado ainda: confira o que está marcado.",
    "offer-differs":
      "O valor mudou enquanto você lia: agora são {{amount}}. Nada foi cobrado. Confira e confirme de novo.",
    "price-differs":
      "O valor mudou enquanto você lia: agora são {{amount}}. Nada foi cobrado. Confira e confirme de novo.",
    "nights-taken":
      "Essas noites estão com outra pessoa agora. Nada foi cobrado. Se ela não pagar, voltam a ficar livres: tente mais tarde, ou fale com a casa.",
    "proposal-waits":
      "Há um Pix deste orçamento em aberto. Se você pagou, não pague de novo: fale com a casa.",
    "proposal-over": "Este orçamento já não pode ser pago. Nada foi cobrado. Veja como está.",
    "proposal-paid": "Este orçamento já foi pago e virou reserva. Nada foi cobrado de novo.",
    "pix-open-elsewhere":
      "Já há um Pix aberto com esse e-mail ou celular. Conclua aquele antes, ou fale com a casa. Nada foi cobrado.",
    "means-not-taken":
      "A casa não recebe assim agora. Nada foi cobrado. Escolha outro jeito, ou fale com a casa.",
    "payment-processing":
      "O banco está confirmando um pagamento. Não pague de novo: espere a resposta.",
    "payment-unavailable":
      "O pagamento está fora do ar por um instante. Nada foi cobrado. Tente de novo.",
    "sent-otherwise":
      "O envio anterior valeu. Confira o que está escrito e mande de novo, se precisar.",
    "too-many-requests": "Foram pedidos demais em pouco tempo. Espere um minuto e tente de novo.",
    unheard: "A casa não respondeu. O que você escreveu continua aqui: tente de novo em instantes.",
    other: "Não deu certo agora. Nada foi cobrado. Tente de novo.",
  },
} as const;
