/**
 * Method and Portuguese path of every call. No schemas here, because this file is in the browser
 * bundle.
 */
export type Call = {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
};

export const calls = {
  listListings: { method: "GET", path: "/quartos/listarQuartos" },
  getListing: { method: "GET", path: "/quartos/listarQuartoPorId/:id" },
  listReservedDays: { method: "GET", path: "/quartos/listarDiasReservadosPorQuarto/:id" },
  listFullDays: { method: "GET", path: "/quartos/listarDiasLotados" },
  findNearestFree: { method: "GET", path: "/quartos/datasLivresProximas" },
  findCombinations: { method: "GET", path: "/quartos/quartosJuntos" },
  startCheckout: { method: "POST", path: "/payment/create-checkout-session" },
  releaseCheckout: { method: "POST", path: "/payment/release-checkout" },
  claimBooking: { method: "POST", path: "/reservas" },
} as const satisfies Record<string, Call>;

/**
 * The default provider's webhook: raw body, handled outside the table. Other providers have one
 * below it.
 */
export const paymentWebhookPath = "/payment/webhook";
export const providerWebhookPath = (provider: string) => `${paymentWebhookPath}/${provider}`;
