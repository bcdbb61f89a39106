import type { Folders } from "./folder-list.ts";
import { sandbox, sandboxMercadoPago, sandboxStripe } from "./sandbox-folders.ts";
import { web, webOwner } from "./web-folders.ts";

const server: Folders = {
  database: [],
  payments: [],
  smtp: [],
  media: [],
  watch: ["database", "payments", "smtp"],
  queue: ["database"],
  activity: ["database", "queue"],
  property: ["database", "queue", "activity"],
  listings: ["database", "activity"],
  alerts: ["database"],
  outbox: ["database", "queue", "alerts"],
  account: ["database"],
  calendar: ["database", "activity", "property", "listings", "alerts"],
  bookings: [
    ...["database", "payments", "queue", "property", "listings", "alerts", "outbox", "account"],
    "calendar",
  ],
  "portal-stays": [
    ...["database", "property", "listings", "alerts", "account", "calendar", "bookings"],
  ],
  channels: [
    ...["database", "queue", "activity", "property", "listings", "alerts", "outbox", "calendar"],
    "portal-stays",
  ],
  refunds: ["database", "payments", "queue", "alerts", "outbox", "account", "bookings"],
  amendments: [
    ...["database", "payments", "queue", "property", "listings", "outbox", "account", "calendar"],
    ...["bookings", "refunds"],
  ],
  housekeeping: ["database", "property", "listings"],
  reception: [
    ...["database", "property", "listings", "account", "bookings", "amendments"],
    "housekeeping",
  ],
  settle: [
    ...["database", "payments", "property", "listings", "alerts", "outbox", "account"],
    ...["calendar", "bookings", "refunds", "amendments"],
  ],
  "hand-pix": [
    ...["database", "payments", "media", "queue", "property", "listings", "alerts", "outbox"],
    "account",
    ...["calendar", "bookings", "refunds", "settle"],
  ],
  begin: [
    ...["database", "payments", "property", "listings", "outbox", "account", "calendar"],
    ...["bookings", "amendments", "settle", "hand-pix"],
  ],
  messages: ["database", "activity", "property", "listings", "bookings"],
  enquiries: ["database", "queue", "property", "listings"],
  proposals: [
    ...["database", "payments", "media", "queue", "property", "listings", "outbox", "account"],
    ...["calendar", "bookings", "settle", "hand-pix", "begin", "messages", "enquiries"],
  ],
  books: ["database", "property", "listings", "account", "bookings"],
  numbers: ["database", "property", "listings", "books"],
  mail: ["database", "smtp", "property", "listings", "outbox", "bookings", "enquiries"],
  guest: [
    ...[
      "database",
      "media",
      "queue",
      "property",
      "listings",
      "outbox",
      "account",
      "calendar",
      "bookings",
    ],
    ...["refunds", "amendments", "settle", "hand-pix", "begin", "mail", "enquiries"],
  ],
  privacy: ["database", "property", "outbox", "bookings", "mail"],
  reconciler: [
    ...["database", "payments", "watch", "queue", "property", "alerts", "outbox", "account"],
    ...["bookings", "refunds", "settle", "hand-pix", "begin", "proposals", "books"],
  ],
  owner: [
    ...["database", "media", "queue", "activity", "property", "listings", "alerts", "calendar"],
    ...["channels", "bookings", "portal-stays", "refunds", "amendments", "reception"],
    ...["hand-pix", "messages", "enquiries", "proposals"],
    ...["housekeeping", "numbers", "books", "mail", "privacy"],
  ],
  worker: [
    ...["watch", "queue", "channels", "bookings", "refunds", "settle", "mail", "privacy"],
    ...["hand-pix", "begin", "proposals", "guest", "reconciler", "owner"],
  ],
  http: [
    ...["database", "payments", "media", "watch", "property", "listings", "channels", "bookings"],
    ...["settle", "proposals", "mail", "guest", "owner"],
  ],
};

const tests: Folders = {
  support: [],
  discovery: ["support"],
  owner: ["support"],
  statements: ["support"],
  guest: ["support", "statements"],
  performance: ["support"],
  faults: ["support", "owner"],
};

const testsFaults: Folders = {
  ".": [],
  sabotage: [],
  crash: [],
  fire: ["crash"],
  canaries: [],
  "foreign-bytes": [],
  fuzz: [],
  hoarding: [],
  interleave: [],
  money: [],
  account: ["money"],
  "account-races": ["money"],
  "br-code": [],
  "guest-page": ["money"],
  "second-provider": ["money"],
  "guest-links": ["canaries"],
  quotes: ["money"],
  "one-price": [],
  "portal-book": [],
  restore: [],
  rolling: [],
  "kept-pages": ["canaries"],
  time: [],
  "runs.ts": [
    ...[
      "fire",
      "canaries",
      "foreign-bytes",
      "fuzz",
      "hoarding",
      "interleave",
      "account",
      "account-races",
      "second-provider",
      "br-code",
      "guest-page",
      "guest-links",
      "quotes",

      "one-price",
      "portal-book",
      "restore",
      "rolling",
      "kept-pages",
    ],
    "time",
  ],
  "main.ts": ["runs.ts"],
};

const everything: Folders = {
  "src/domain": [],
  "src/contract": ["src/domain"],
  "src/config.ts": [],
  "src/server": ["src/domain", "src/contract", "src/config.ts"],
  "src/server/owner-api.ts": ["src/server"],
  "src/web": ["src/domain", "src/contract", "src/server/owner-api.ts"],
  src: ["src/domain", "src/contract", "src/config.ts", "src/server", "src/web"],
  sample: ["src/domain", "src/server"],
  sandbox: ["src/domain", "src/contract", "src/config.ts", "src/server", "src", "sample"],
  tests: [
    ...["src/domain", "src/contract", "src/config.ts", "src/server", "src/server/owner-api.ts"],
    ...["src/web", "src", "sample", "sandbox"],
  ],
  tools: ["src/domain", "src/contract", "src/server", "src/web", "sandbox", "tests"],
  ops: ["sandbox", "tests", "tools"],
};

/** The lists by root; a root inside another one is checked against both. */
export const roots: Readonly<Record<string, Folders>> = {
  "": everything,
  "src/server": server,
  "src/web": web,
  "src/web/owner": webOwner,
  sandbox,
  "sandbox/stripe": sandboxStripe,
  "sandbox/mercado-pago": sandboxMercadoPago,
  tests,
  "tests/faults": testsFaults,
};
