/** Bundled with the page of a Pix to the house's key. */
export const guestPix = {
  pageTitle: "Pix para a casa",
  heading: "Pix direto para a casa",
  lead: {
    booking: "Quem confere é a casa. As noites estão guardadas até {{until}}.",
    balance: "Quem confere é a casa. A sua reserva já está confirmada.",
  },
  left: {
    booking: "para pagar e avisar. Vence {{until}}.",
    soon_one: "Falta {{count}} minuto para pagar e avisar.",
    soon_other: "Faltam {{count}} minutos para pagar e avisar.",
  },
  noKey: "A casa deixou de receber por esta chave. Não pague: fale com a casa.",
  payee: {
    check: "Confira no banco antes de confirmar",
    key: "Chave: {{key}}",
  },
  steps: {
    pay: "Pague {{amount}}. O valor já vem no código.",
    tell: "Depois, toque em “{{tell}}”. O comprovante ajuda, mas não é obrigatório.",
    wait: {
      booking:
        "A casa confere em até duas horas, contadas das 8h às 20h. As noites ficam guardadas até lá, e no máximo até a hora da entrada.",
      balance: "A casa confere no banco e confirma por e-mail.",
    },
  },
  night: {
    booking:
      "Entre 20h e 6h muitos bancos limitam o Pix a R$ 1.000. Se não passar, fale com a casa antes de o prazo acabar.",
    balance:
      "Entre 20h e 6h muitos bancos limitam o Pix a R$ 1.000. Se não passar, fale com a casa ou pague depois das 6h.",
  },
  mayYield: {
    shown:
      "Das 20h às 8h ninguém da casa confere. Se você avisar nesse horário, as noites ainda podem ir para quem pagar por elas até {{until}}. Se isso acontecer, a casa devolve o seu Pix inteiro.",
    told: "Ninguém da casa confere agora: as noites ainda podem ir para quem pagar por elas até {{until}}. Se isso acontecer, a casa devolve o seu Pix inteiro. Depois, esperam só por você.",
  },
  nightCard: "Também dá para pagar com cartão, na página da reserva.",
  receipt: {
    add: "Pôr comprovante",
    other: "Trocar o comprovante",
    hint: "Foto ou captura de tela, até 5 MB. Opcional.",
    send: "Mandar comprovante",
    sending: "Mandando o comprovante…",
    sent: "O comprovante chegou.",
    notSent: "O seu aviso chegou, mas o comprovante não.",
    refused: {
      "picture-too-large": "Essa foto é grande demais: mande um print dela, de até 5 MB.",
      "picture-underway": "A foto anterior ainda está chegando. Espere um instante.",
      "pictures-busy": "Há muitas fotos chegando agora. Espere um minuto e mande de novo.",
      "picture-unreadable": "Não conseguimos abrir esse arquivo. Mande uma foto em JPG ou PNG.",
      "not-a-picture": "Só foto ou captura de tela. Para PDF, tire um print.",
      "too-many-requests": "Foram envios demais. Espere um pouco e tente de novo.",
      "pix-answered": "A casa já recebeu este Pix: o comprovante não é mais necessário.",
      "link-unknown": "Este link não vale mais. Abra o link do último e-mail da casa.",
      other: "Tente de novo, ou mande por WhatsApp.",
    },
  },
  tell: "Já fiz o Pix",
  tellAgain: "Avisar de novo",
  telling: "Avisando a casa…",
  whatsapp: "Mandar no WhatsApp",
  talk: "Falar com a casa",
  remind: "Lembrar a casa",
  told: {
    chip: "A casa confirma",
    heading: "Recebemos seu aviso. Falta a casa conferir.",
    lead: {
      booking: "A casa confere até {{until}}. As noites de {{stay}} estão guardadas.",
      balance: "A casa confere no banco e avisa por e-mail. A sua reserva continua confirmada.",
      night: "A casa confere as noites de {{stay}} até {{until}}.",
    },
    you: "Você avisou",
    whenWithReceipt: "{{time}}, com comprovante",
    house: "A casa confere no banco",
    by: "até {{until}}",
    end: {
      booking: "Reserva confirmada por e-mail",
      balance: "Pagamento confirmado por e-mail",
    },
    stay: "Pode fechar a página. Se ficar aberta, ela se atualiza sozinha.",
  },
  missing: {
    chip: "Pix não encontrado",
    heading: "A casa não achou este Pix.",
    lead: {
      booking:
        "As noites seguem guardadas até {{until}}. Confira no seu banco se ele saiu, e para qual nome.",
      balance:
        "A sua reserva continua confirmada. Confira no seu banco se ele saiu, e para qual nome.",
    },
    code: "Ver o código Pix de novo",
  },
  received: {
    chip: {
      booking: "Confirmada",
      balance: "Recebido",
    },
    heading: {
      booking: "Pix recebido. Reserva confirmada!",
      balance: "Pix recebido. Tudo certo!",
    },
    lead: "A casa confirmou o seu Pix. Mandamos tudo para o seu e-mail.",
    lost: {
      heading: "O Pix chegou, mas as noites já não estavam livres.",
      lead: "A casa devolve o valor inteiro.",
    },
    paid: "Pago até agora",
    open: "Falta pagar",
    own: "Abrir minha reserva",
  },
  ended: {
    chip: "Encerrado",
    heading: "Este Pix já não vale.",
    disowned: "Não pague este Pix.",
    disownedLead:
      "A chave que aparecia aqui não é da casa. Apague o código que copiou. Se já pagou, peça agora ao seu banco a devolução de um Pix por fraude (MED), e fale com a casa.",
    lead: {
      booking: "Ele já não guarda noites. Se você ainda não pagou, não pague.",
      balance:
        "Se ainda não pagou, não pague. O que falta pagar, se falta, está na página da reserva.",
    },
    told: {
      booking:
        "A casa já sabe do seu aviso e vai olhar o banco. Se o Pix chegou, ela faz a reserva, se as noites ainda estiverem livres, ou devolve tudo.",
      balance:
        "A casa já sabe do seu aviso e vai olhar o banco. Se o Pix chegou, ele entra na conta da reserva, e o que passar volta para você.",
    },
    paid: {
      booking:
        "Já pagou? Avise a casa: ela faz a reserva, se as noites ainda estiverem livres, ou devolve tudo.",
      balance:
        "Já pagou? Avise a casa: o Pix entra na conta da reserva, e o que passar volta para você.",
    },
    again: "Ver se as noites estão livres",
    proposal: "Voltar ao orçamento",
    own: "Voltar à reserva",
  },
  refused: {
    "pix-answered": "A casa já respondeu a este Pix. Veja aqui como está.",
    "pix-unknown": "Este Pix já não existe. Volte à página da reserva.",
    "sent-otherwise": "O aviso anterior valeu. Veja aqui como está.",
    "form-outdated": "A página estava velha. Toque de novo.",
    "too-many-requests": "Foram pedidos demais. Espere um pouco e tente de novo.",
    unheard: "Não veio resposta. Toque de novo: o aviso não se repete.",
    other: "Não deu certo agora. Tente de novo em instantes.",
  },
} as const;
