export const error = {
  pageTitle: "Erro",
  heading: "Unexpected Application Error!",
  missing: "Não encontramos essa página. O endereço pode ter mudado ou vindo incompleto.",
  failed: "Algo não saiu como devia do nosso lado. Espere um instante e tente de novo.",
  home: "Ir para a página inicial",
  rooms: "Ver os quartos",
} as const;
