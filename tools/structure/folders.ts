/**
 * The capabilities of src/server in order, each with those it may know: always ones above it in this
 * list. A type is known as well as code is.
 */
export const capabilities: Readonly<Record<string, readonly string[]>> = {
  database: [],
  payments: [],
  smtp: [],
  media: [],
  watch: ["database", "payments", "smtp"],
  queue: ["database"],
  activity: ["database"],
  property: ["database", "activity"],
  listings: ["database", "activity"],
  alerts: ["database", "queue"],
  calendar: ["database", "activity", "property", "listings", "alerts"],
  channels: ["database", "activity", "queue", "property", "listings", "alerts", "calendar"],
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
    ...["database", "media", "queue", "activity", "property", "listings", "alerts", "calendar"],
    ...["channels", "bookings", "reception", "numbers", "mail", "privacy"],
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

/** 'calendar' of src/server/calendar/lock-rooms.ts; what lies in src/server itself is in no folder. */
export function capabilityOf(file: string): string | null {
  return /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Complaints about the list itself: it must read downwards. */
export function findUpwardArrows(): string[] {
  const order = Object.keys(capabilities);
  return order.flatMap((folder, index) =>
    (capabilities[folder] ?? [])
      .filter((known) => !order.slice(0, index).includes(known))
      .map((known) => `${folder} may know ${known}, which does not come before it`),
  );
}
