/** Texts that are rightly the same in Portuguese and in English. */
export const sameInBoth: readonly string[] = [
  "booking.bookNow",
  "booking.calendar.check-in",
  "booking.calendar.check-out",
  "booking.checkIn",
  "booking.checkOut",
  "booking.total",
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

/** Beginnings of keys that no source names whole: put together, or read off the catalogue itself. */
export const builtAtRunTime: readonly string[] = [
  "booking.ask.",
  "booking.calendar.",
  "booking.refusal.",
  "confirmation.cancelled.",
  "confirmation.expired.",
  "confirmation.lost.",
  "confirmation.returned.",
  "confirmation.unknown.",
  "confirmation.unpaid.",
  "home.map.",
  "payment.refused.",
  "privacy.sections.",
  "room.unknownError",
];

/** Quoted texts that are also the payment library's own error messages, by which they are told. */
export const fixedByOthers: readonly string[] = [
  "Failed to load Stripe.js",
  "Stripe.js not available",
];
