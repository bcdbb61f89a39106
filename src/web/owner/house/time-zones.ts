/** The zones of the country, by the towns that name them. */
export const timeZones: readonly (readonly [zone: string, name: string])[] = [
  ["America/Bahia", "Bahia"],
  ["America/Sao_Paulo", "Brasília, São Paulo e Rio"],
  ["America/Maceio", "Alagoas e Sergipe"],
  ["America/Recife", "Pernambuco"],
  ["America/Fortaleza", "Ceará, Paraíba, Rio Grande do Norte, Piauí e Maranhão"],
  ["America/Belem", "Pará e Amapá"],
  ["America/Araguaina", "Tocantins"],
  ["America/Cuiaba", "Mato Grosso"],
  ["America/Campo_Grande", "Mato Grosso do Sul"],
  ["America/Manaus", "Amazonas"],
  ["America/Porto_Velho", "Rondônia"],
  ["America/Boa_Vista", "Roraima"],
  ["America/Rio_Branco", "Acre"],
  ["America/Noronha", "Fernando de Noronha"],
];
