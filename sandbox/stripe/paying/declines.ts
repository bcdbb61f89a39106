/** Decline reasons: in English for the API, as Stripe words them, in Portuguese for the guest. */
export type Decline = {
  code: string;
  declineCode?: string;
  message: string;
  sentence: string;
};

const DECLINED = "Your card was declined.";
const BANK_REFUSED = "O banco recusou o cartão. Confira os dados ou use outro. Nada foi cobrado.";

/** Lost, stolen and suspicious cards look like any decline on screen: the user may be a thief. */
export const DECLINES = {
  generic: declined("generic_decline", BANK_REFUSED),
  insufficientFunds: {
    ...declined(
      "insufficient_funds",
      "O cartão não tem saldo para esta compra. Use outro. Nada foi cobrado.",
    ),
    message: "Your card has insufficient funds.",
  },
  lostCard: declined("lost_card", BANK_REFUSED),
  stolenCard: declined("stolen_card", BANK_REFUSED),
  blocked: declined("fraudulent", BANK_REFUSED),
  notATestCard: {
    ...declined(
      "test_mode_live_card",
      "Aqui só valem cartões de teste, como 4242 4242 4242 4242. Nada foi cobrado.",
    ),
    message:
      "Your card was declined. Your request was in test mode, but used a non test (live) card.",
  },
  expiredCard: {
    code: "expired_card",
    message: "Your card has expired.",
    sentence: "Este cartão está vencido. Use outro. Nada foi cobrado.",
  },
  incorrectCvc: {
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
    sentence: "O código de segurança não confere. Corrija o CVC e tente de novo.",
  },
  processingError: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
    sentence: "O banco não respondeu agora. Espere um minuto e tente de novo. Nada foi cobrado.",
  },
  incorrectNumber: {
    code: "incorrect_number",
    message: "Your card number is incorrect.",
    sentence: "O número do cartão não confere.",
  },
  authenticationFailed: {
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    sentence: "Seu banco não autorizou a compra. Tente de novo ou use outro cartão.",
  },
  pixExpired: {
    code: "payment_intent_payment_attempt_expired",
    message: "The payment attempt for this payment method has expired.",
    sentence: "O Pix venceu sem pagamento.",
  },
} satisfies Record<string, Decline>;

function declined(declineCode: string, sentence: string) {
  return { code: "card_declined", declineCode, message: DECLINED, sentence };
}
