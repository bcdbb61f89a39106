export const payment = {
  heading: "Pagamento",
  close: "Fechar pagamento",
  loading: "Abrindo o pagamento…",
  scriptFailed: "Failed to load Stripe.js",
  scriptMissing: "Stripe.js not available",
  nothingCharged: "O pagamento não abriu. Nada foi cobrado.",
  retry: "Tentar de novo",
  minutesLeft_one: "As noites ficam seguras por {{count}} minuto.",
  minutesLeft_other: "As noites ficam seguras por {{count}} minutos.",
};
