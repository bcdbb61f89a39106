/**
 * The capabilities of src/server in order, each with those it may import: always earlier ones. Type
 * imports count.
 */
export const capabilities: Readonly<Record<string, readonly string[]>> = {
  database: [],
  payments: [],
  smtp: [],
  media: [],
  watch: ["database", "payments", "smtp"],
  queue: ["database"],
  property: ["database"],
  listings: ["database"],
  alerts: ["database", "queue"],
  calendar: ["database", "property", "listings", "alerts"],
  channels: ["database", "queue", "property", "listings", "alerts", "calendar"],
  bookings: ["database", "payments", "queue", "property", "listings", "alerts", "calendar"],
  reception: ["database", "property", "listings", "bookings"],
  numbers: ["database", "listings", "bookings"],
  checkout: ["database", "payments", "property", "listings", "alerts", "calendar", "bookings"],
  mail: ["database", "smtp", "property", "listings", "alerts", "bookings"],
  privacy: ["database", "property", "bookings", "mail"],
  reconciler: [
    ...["database", "payments", "watch", "queue", "alerts", "bookings", "checkout", "mail"],
  ],
  owner: [
    ...["database", "media", "queue", "property", "listings", "alerts", "calendar", "channels"],
    ...["bookings", "reception", "numbers", "mail", "privacy"],
  ],
  worker: [
    ...["watch", "queue", "channels", "bookings", "checkout", "mail", "privacy", "reconciler"],
    "owner",
  ],
  http: [
    ...["database", "payments", "media", "watch", "property", "listings", "channels", "checkout"],
    ...["mail", "owner"],
  ],
};

/** 'calendar' for src/server/calendar/lock-rooms.ts; null for files in src/server itself. */
export function capabilityOf(file: string): string | null {
  return /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Checks the list itself: entries may refer to earlier ones only. */
export function findUpwardArrows(): string[] {
  const order = Object.keys(capabilities);
  return order.flatMap((folder, index) =>
    (capabilities[folder] ?? [])
      .filter((known) => !order.slice(0, index).includes(known))
      .map((known) => `${folder} may import ${known}, which is not listed before it`),
  );
}
