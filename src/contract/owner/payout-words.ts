/** What entries and mails call the facts about where money goes. */
export const payoutFacts = {
  pixKey: "chave Pix",
  payee: "quem recebe o Pix",
  payees: "outras chaves e contas",
  cardProvider: "cartão por",
  pixProvider: "Pix por",
  providerPayee: "nome no banco",
} as const;
