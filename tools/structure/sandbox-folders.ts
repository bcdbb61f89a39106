import type { Folders } from "./folder-list.ts";

export const sandbox: Folders = {
  ".": [],
  collector: [],
  postgres: [],
  mail: [],
  maps: [],
  channels: [],
  payments: [],
  "mercado-pago": ["payments"],
  "stand-ins.ts": ["maps"],
  "config.ts": ["payments", "mercado-pago"],
  "open-house.ts": [
    ...["channels", "config.ts", "mail", "mercado-pago", "payments", "stand-ins.ts"],
  ],
  "start.ts": ["postgres", "open-house.ts"],
  "main.ts": ["start.ts"],
};

export const sandboxPayments: Folders = {
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

export const sandboxMercadoPago: Folders = {
  ".": [],
  state: [],
  webhooks: ["state"],
  "sandbox.ts": ["state", "webhooks"],
  api: ["state", "sandbox.ts"],
  notifications: ["state", "sandbox.ts", "api"],
  payments: ["state", "sandbox.ts", "api", "notifications"],
  pix: ["state", "sandbox.ts", "api", "payments"],
  preferences: ["state", "sandbox.ts", "api", "payments"],
  cards: ["state", "sandbox.ts", "api", "payments", "preferences"],
  refunds: ["state", "sandbox.ts", "api", "payments"],
  chargebacks: ["state", "sandbox.ts", "api", "notifications", "payments"],
  "time-passes.ts": ["state", "sandbox.ts", "payments", "pix", "refunds"],
  hosted: ["state", "sandbox.ts", "payments", "preferences", "cards", "time-passes.ts"],
  bank: ["state", "sandbox.ts", "payments", "pix", "time-passes.ts"],
  control: [
    ...["state", "webhooks", "sandbox.ts", "api", "payments", "pix", "preferences", "cards"],
    ...["notifications", "refunds", "chargebacks", "time-passes.ts"],
  ],
  "routes.ts": [
    ...["sandbox.ts", "api", "payments", "pix", "preferences", "cards", "refunds", "chargebacks"],
    "time-passes.ts",
  ],
  "start.ts": [
    ...["state", "webhooks", "sandbox.ts", "api", "time-passes.ts", "hosted", "bank", "control"],
    "routes.ts",
  ],
  testing: ["state", "webhooks", "sandbox.ts", "start.ts"],
};
