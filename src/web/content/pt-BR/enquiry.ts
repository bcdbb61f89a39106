/** Bundled with the page on which a visitor asks for nights that cannot be paid on the site. */
export const enquiry = {
  title: "Pedir estas datas",
  heading: "Pedir estas datas",
  lead: "A casa confere as noites e responde com um orçamento. O pagamento se combina direto com ela.",
  phone: "WhatsApp ou celular com DDD",
  send: "Enviar pedido",
  sending: "Enviando…",
  nothingHeld: "Enviar não reserva nem cobra nada: as noites seguem livres até a casa confirmar.",
  sentHeading: "Pedido enviado",
  sent: "A casa responde no número que você deu. Nada está reservado ainda: as noites seguem livres até ela confirmar.",
  otherwise: "Prefere falar agora?",
  refused: {
    "too-many-requests":
      "Foram pedidos demais em pouco tempo. Nada foi enviado: fale com a casa pelos contatos abaixo.",
    "nights-taken":
      "Essas noites acabaram de ficar com outra pessoa. Nada foi enviado: volte ao quarto para ver outras.",
    "stay-past": "Essas datas já passaram. Volte ao quarto para escolher outras.",
    "sent-otherwise":
      "O pedido anterior chegou. Se algo mudou, fale com a casa pelos contatos abaixo.",
    "form-outdated": "A página ficou aberta tempo demais. Confira e envie de novo.",
    unheard: "A casa não respondeu. O que você escreveu continua aqui: tente de novo em instantes.",
    other: "Não deu certo agora. Nada foi enviado: tente de novo, ou fale com a casa.",
  },
} as const;
