/** Texts that are the same in Portuguese and English on purpose. */
export const sameInBoth: readonly string[] = [
  "booking.bookNow",
  "booking.checkIn",
  "booking.checkOut",
  "booking.total",
  "calendar.check-in",
  "calendar.check-out",
  "confirmation.checkIn",
  "confirmation.checkOut",
  "confirmation.email",
  "confirmation.plain",
  "error.heading",
  "home.location.whatsapp",
  "home.map.failed",
  "home.map.loading",
  "home.search.checkIn",
  "home.search.checkOut",
  "home.title",
  "payment.scriptFailed",
  "payment.scriptMissing",
  "room.failed",
  "room.missing",
  "shell.cnpj",
  "shell.whatsapp",
];

/**
 * Prefixes of keys that no source contains in full: built at run time or read from the catalogue.
 */
export const builtAtRunTime: readonly string[] = [
  "booking.ask.",
  "booking.refusal.",
  "calendar.",
  "confirmation.cancelled.",
  "confirmation.expired.",
  "confirmation.lost.",
  "confirmation.returned.",
  "confirmation.unknown.",
  "confirmation.unpaid.",
  "guest.means.",
  "guest.refused.",
  "guest.state.",
  "home.map.",
  "payment.refused.",
  "privacy.sections.",
  "room.unknownError",
];

/** Quoted texts that are also the payment library's error messages, which the code matches. */
export const fixedByOthers: readonly string[] = [
  "Failed to load Stripe.js",
  "Stripe.js not available",
];
