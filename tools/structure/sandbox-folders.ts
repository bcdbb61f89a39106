import type { Folders } from "./folder-list.ts";

export const sandbox: Folders = {
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
