/** Bundled with the pages on which a card is paid in parcelas. */
export const parcelas = {
  caption: "Em quantas vezes",
  times: "{{count}}× de {{each}}",
  atOnce: "À vista, {{each}}",
  total: "Total de {{total}}",
  interest: "com {{interest}} de juros, por sua conta",
  free: "sem juros: a casa paga",
  choose: "Você escolhe o número de parcelas na página do cartão, antes de confirmar.",
  unknown: "Não conseguimos calcular as parcelas agora. Nada foi cobrado.",
  retry: "Tentar de novo",
  byPix: "Pagar com Pix",
} as const;
