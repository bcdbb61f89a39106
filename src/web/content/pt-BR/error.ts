export const error = {
  pageTitle: "Erro",
  heading: "Unexpected Application Error!",
  missing: "Não encontramos essa página. O endereço pode ter mudado ou vindo incompleto.",
  failed: "Algo não saiu como devia do nosso lado. Espere um instante e tente de novo.",
  lostLine: "A conexão caiu antes de a página chegar. Confira a internet e tente de novo.",
  retry: "Tentar de novo",
  offline: {
    title: "Você está sem conexão",
    text: "Não deu para abrir esta página. Assim que a internet voltar, ela abre sozinha. Por telefone a gente continua aqui:",
    rooms: "Nossos quartos, como da última vez",
    mayChange: "Os preços podem ter mudado. As datas livres só aparecem com conexão.",
  },
  home: "Ir para a página inicial",
  rooms: "Ver os quartos",
} as const;
