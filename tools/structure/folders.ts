/**
 * The folders that each folder of a root may import, types included. Only folders above it in the
 * list are allowed, so there are no cycles. A subfolder belongs to the listed folder that contains
 * it. '.' stands for the root's own files that are not listed: every folder may import them.
 * Without '.', they are not checked.
 */
export type Folders = Readonly<Record<string, readonly string[]>>;

const server: Folders = {
  database: [],
  payments: [],
  smtp: [],
  media: [],
  watch: ["database", "payments", "smtp"],
  queue: ["database"],
  activity: ["database"],
  property: ["database", "activity"],
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
  refunds: ["database", "payments", "queue", "alerts", "account", "bookings"],
  amendments: [
    ...["database", "queue", "property", "listings", "outbox", "account", "calendar", "bookings"],
    "refunds",
  ],
  housekeeping: ["database", "listings"],
  reception: [
    ...["database", "property", "listings", "account", "bookings", "amendments"],
    "housekeeping",
  ],
  checkout: [
    ...["database", "payments", "property", "listings", "alerts", "outbox", "account"],
    ...["calendar", "bookings", "refunds", "amendments"],
  ],
  books: ["database", "property", "listings", "account", "bookings"],
  numbers: ["database", "property", "listings", "books"],
  mail: ["database", "smtp", "property", "listings", "outbox", "bookings"],
  guest: [
    ...["database", "queue", "property", "listings", "outbox", "account", "calendar", "bookings"],
    ...["refunds", "amendments", "checkout", "mail"],
  ],
  privacy: ["database", "property", "outbox", "bookings", "mail"],
  reconciler: [
    ...["database", "payments", "watch", "queue", "property", "alerts", "outbox", "bookings"],
    ...["refunds", "checkout", "books"],
  ],
  owner: [
    ...["database", "media", "queue", "activity", "property", "listings", "alerts", "calendar"],
    ...["channels", "bookings", "portal-stays", "refunds", "amendments", "reception"],
    ...["housekeeping", "numbers", "books", "mail", "privacy"],
  ],
  worker: [
    ...["watch", "queue", "channels", "bookings", "refunds", "checkout", "mail", "privacy"],
    ...["guest", "reconciler", "owner"],
  ],
  http: [
    ...["database", "payments", "media", "watch", "property", "listings", "channels", "bookings"],
    ...["checkout", "mail", "guest", "owner"],
  ],
};

const web: Folders = {
  ".": [],
  fonts: [],
  styles: [],
  content: [],
  ui: ["fonts"],
  error: ["ui"],
  head: ["content"],
  map: ["content", "ui"],
  offline: ["content"],
  privacy: ["content", "head"],
  home: ["content", "head", "map", "ui"],
  listing: ["content", "error", "head", "home", "ui"],
  confirmation: ["content", "listing", "ui"],
  guest: ["confirmation", "content", "listing", "ui"],
  owner: ["content", "home", "listing", "ui"],
  "site-layout-route.tsx": ["offline", "ui"],
  "root.tsx": ["content", "error", "styles", "ui"],
  "page-scripts": [],
  "entry.server.tsx": ["page-scripts"],
  "entry.client.tsx": ["content", "ui"],
};

const webOwner: Folders = {
  ".": [],
  ui: [],
  form: ["ui"],
  "sign-in": ["form", "ui"],
  account: ["sign-in", "form", "ui"],
  activity: ["account", "form", "ui"],
  shell: ["sign-in", "form", "ui"],
  "stay-change": ["form", "ui"],
  "check-out": ["stay-change", "form", "ui"],
  "guest-changes": ["form", "ui"],
  housekeeping: ["form", "ui"],
  "night-prices": ["form", "ui"],
  timeline: ["check-out", "night-prices", "stay-change", "form", "ui"],
  channels: ["timeline", "form", "ui"],
  conflicts: ["channels", "timeline", "form", "ui"],
  books: ["form", "ui"],
  bookings: ["books", "check-out", "guest-changes", "timeline", "form", "ui"],
  "new-booking": ["bookings", "timeline", "form", "ui"],
  listings: ["channels", "form", "ui"],
  today: ["check-out", "guest-changes", "channels", "housekeeping", "stay-change", "form", "ui"],
  property: ["form", "ui"],
  people: ["form", "ui"],
  numbers: ["form", "ui"],
};

const sandbox: Folders = {
  ".": [],
  collector: [],
  postgres: [],
  mail: [],
  maps: [],
  channels: [],
  payments: [],
  "stand-ins.ts": ["maps"],
  "config.ts": ["payments"],
  "start.ts": ["channels", "config.ts", "mail", "payments", "postgres", "stand-ins.ts"],
  "main.ts": ["start.ts"],
};

const sandboxPayments: Folders = {
  ".": [],
  state: [],
  webhooks: ["state"],
  "sandbox.ts": ["state", "webhooks"],
  api: ["state", "sandbox.ts"],
  events: ["state", "sandbox.ts", "api"],
  disputes: ["state", "sandbox.ts", "api", "events"],
  paying: ["state", "sandbox.ts", "api", "events", "disputes"],
  refunds: ["state", "sandbox.ts", "api", "events", "paying"],
  checkout: ["state", "sandbox.ts", "api", "events"],
  "time-passes.ts": ["sandbox.ts", "paying", "refunds", "checkout"],
  control: [
    ...["state", "webhooks", "sandbox.ts", "api", "disputes", "paying", "refunds", "checkout"],
    "time-passes.ts",
  ],
  form: ["state", "sandbox.ts", "paying", "checkout", "time-passes.ts"],
  "routes.ts": [
    ...["sandbox.ts", "api", "events", "disputes", "paying", "refunds", "checkout"],
    "time-passes.ts",
  ],
  "start.ts": [
    ...["state", "webhooks", "sandbox.ts", "api", "time-passes.ts", "control", "form", "routes.ts"],
  ],
  testing: ["start.ts"],
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
  fuzz: [],
  hoarding: [],
  interleave: [],
  account: [],
  "account-races": [],
  "guest-page": ["account"],
  "guest-links": ["canaries"],
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
      "fuzz",
      "hoarding",
      "interleave",
      "account",
      "account-races",
      "guest-page",
      "guest-links",
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
  "src/web": ["src/domain", "src/contract"],
  src: ["src/domain", "src/contract", "src/config.ts", "src/server", "src/web"],
  sample: ["src/domain", "src/server"],
  sandbox: ["src/domain", "src/contract", "src/config.ts", "src/server", "src", "sample"],
  tests: [
    ...["src/domain", "src/contract", "src/config.ts", "src/server", "src/web", "src"],
    ...["sample", "sandbox"],
  ],
  ops: ["sandbox", "tests"],
  tools: ["src/server", "sandbox", "tests"],
};

/** The lists by root; a root inside another one is checked against both. */
export const roots: Readonly<Record<string, Folders>> = {
  "": everything,
  "src/server": server,
  "src/web": web,
  "src/web/owner": webOwner,
  sandbox,
  "sandbox/payments": sandboxPayments,
  tests,
  "tests/faults": testsFaults,
};
