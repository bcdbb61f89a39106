/** Texts that are rightly the same in Portuguese and in English. */
export const sameInBoth: readonly string[] = [
  "booking.bookNow",
  "booking.checkIn",
  "booking.checkOut",
  "booking.total",
  "confirmation.checkIn",
  "confirmation.checkOut",
  "confirmation.email",
  "confirmation.plain",
  "confirmation.total",
  "error.heading",
  "home.location.email",
  "payment.scriptFailed",
  "payment.scriptMissing",
  "room.failed",
  "room.missing",
  "shell.cnpj",
  "shell.loading",
  "shell.whatsapp",
];

/** Beginnings of keys that a page puts together, so that no source names them whole. */
export const builtAtRunTime: readonly string[] = [
  "confirmation.expired.",
  "confirmation.unknown.",
  "confirmation.unpaid.",
  "privacy.sections.",
];

/** Quoted texts that are also the payment library's own error messages, by which they are told. */
export const fixedByOthers: readonly string[] = [
  "Failed to load Stripe.js",
  "Stripe.js not available",
];
