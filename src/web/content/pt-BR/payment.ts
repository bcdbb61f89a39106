import { checkoutRefusals } from "../../../contract/checkout-refusals.ts";

export const payment = {
  label: "Pagamento da reserva",
  secure: "Pagamento seguro",
  close: "Fechar pagamento e voltar ao quarto",
  loading: "Abrindo o pagamento…",
  slow: "Está demorando mais que o normal: a conexão pode estar fraca. Nada foi cobrado. Espere mais um pouco ou escolha um caminho:",
  scriptFailed: "Failed to load Stripe.js",
  scriptMissing: "Stripe.js not available",
  preferPix: "Sem cartão?",
  byPix: "Pagar por Pix direto para a casa",
  byPixCode: "Pagar com Pix",
  retry: "Tentar de novo",
  backToRoom: "Voltar ao quarto",
  callUs: "Ou ligue para",
  minutesLeft_one: "Suas noites estão seguras por {{count}} minuto.",
  minutesLeft_other: "Suas noites estão seguras por {{count}} minutos.",
  firstToPay_one:
    "Essas noites estão disputadas e ficam com quem pagar primeiro. Você tem {{count}} minuto. Se não forem suas, o valor volta inteiro.",
  firstToPay_other:
    "Essas noites estão disputadas e ficam com quem pagar primeiro. Você tem {{count}} minutos. Se não forem suas, o valor volta inteiro.",
  expired: "Este pagamento expirou",
  expiredText:
    "Nada foi cobrado e as noites foram liberadas. Abra o pagamento de novo ou volte e escolha outras datas.",
  openAgain: "Abrir de novo",
  ownText:
    "Essas noites já são suas, e nada foi cobrado de novo. Para mudar a reserva, fale com a gente; para outra, escolha outras datas.",
  refused: {
    own: "Você já reservou: {{code}}.",
    "nights-taken": "Alguém acaba de reservar uma dessas noites. Nada foi cobrado.",
    ...checkoutRefusals,
    "listing-unknown": "Este quarto saiu do site. Os outros continuam aqui.",
    "payment-unavailable": "O pagamento está fora do ar por um instante. Nada foi cobrado.",
    other: "O pagamento não abriu. Nada foi cobrado.",
  },
} as const;
