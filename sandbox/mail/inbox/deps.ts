import type { Faults } from "../faults.ts";
import type { MailStore } from "../mail-store.ts";

export type InboxDeps = {
  store: MailStore;
  faults: Faults;
  changeFaults(changes: Partial<Faults>): Promise<void>;
};
