/** Names of the facts about where money goes, in activity entries and mails. */
export const payoutFacts = {
  pixKey: "chave Pix",
  payee: "quem recebe o Pix",
  payees: "outras chaves e contas",
  cardProvider: "cartão por",
  pixProvider: "Pix por",
  providerPayee: "nome no banco",
} as const;
