import type { Folders } from "./folder-list.ts";

export const sandbox: Folders = {
  ".": [],
  collector: [],
  postgres: [],
  mail: [],
  maps: [],
  channels: [],
  provider: [],
  stripe: ["provider"],
  "mercado-pago": ["provider"],
  "stand-ins.ts": ["maps"],
  "config.ts": ["stripe", "mercado-pago"],
  "open-house.ts": [...["channels", "config.ts", "mail", "mercado-pago", "stand-ins.ts", "stripe"]],
  "start.ts": ["postgres", "open-house.ts"],
  "main.ts": ["start.ts"],
};

export const sandboxStripe: Folders = {
  ".": [],
  state: [],
  "sandbox.ts": ["state"],
  webhooks: ["state", "sandbox.ts"],
  api: ["state", "sandbox.ts"],
  events: ["state", "sandbox.ts", "api"],
  disputes: ["state", "sandbox.ts", "api", "events"],
  paying: ["state", "sandbox.ts", "api", "events", "disputes"],
  refunds: ["state", "sandbox.ts", "api", "events", "paying"],
  checkout: ["state", "sandbox.ts", "api", "events"],
  "time-passes.ts": ["sandbox.ts", "paying", "refunds", "checkout"],
  control: [...["state", "sandbox.ts", "disputes", "paying", "refunds", "checkout"]],
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
  "sandbox.ts": ["state"],
  webhooks: ["state", "sandbox.ts"],
  api: ["state", "sandbox.ts"],
  notifications: ["state", "sandbox.ts", "api"],
  payments: ["state", "sandbox.ts", "api", "notifications"],
  pix: ["state", "sandbox.ts", "api", "payments"],
  preferences: ["state", "sandbox.ts", "api", "payments"],
  cards: ["state", "sandbox.ts", "api", "payments", "preferences"],
  refunds: ["state", "sandbox.ts", "api", "payments"],
  chargebacks: ["state", "sandbox.ts", "api", "notifications", "payments"],
  "time-passes.ts": ["state", "sandbox.ts", "payments", "pix", "refunds"],
  "pages.ts": ["sandbox.ts", "time-passes.ts"],
  hosted: ["state", "sandbox.ts", "payments", "preferences", "cards", "pages.ts"],
  bank: ["state", "sandbox.ts", "payments", "pix", "pages.ts"],
  control: [
    ...["state", "sandbox.ts", "payments", "pix", "preferences", "cards", "notifications"],
    ...["refunds", "chargebacks"],
  ],
  "routes.ts": [
    ...["sandbox.ts", "api", "payments", "pix", "preferences", "cards", "refunds", "chargebacks"],
    "time-passes.ts",
  ],
  "start.ts": [
    ...["state", "webhooks", "sandbox.ts", "api", "payments", "preferences", "time-passes.ts"],
    ...["pages.ts", "hosted", "bank", "control", "routes.ts"],
  ],
  testing: ["state", "sandbox.ts", "start.ts"],
};
