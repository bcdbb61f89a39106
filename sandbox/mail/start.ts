import { type Faults, noFaults } from "./faults.ts";
import { createInbox } from "./inbox/inbox.ts";
import { openMailStore } from "./mail-store.ts";
import type { ReceivedMail } from "./received-mail.ts";
import { listenSmtp, type SmtpListener } from "./smtp.ts";

export type MailSandboxOptions = {
  smtpPort?: number;
  httpPort?: number;
  /** Mails are stored here, one .eml file each. */
  mailDir?: string;
};

export type MailSandbox = {
  smtpUrl: string;
  inboxUrl: string;
  messages(): ReceivedMail[];
  close(): Promise<void>;
};

export async function startMailSandbox(options: MailSandboxOptions): Promise<MailSandbox> {
  const store = await openMailStore(options.mailDir);
  const faults = noFaults();

  const first = await listenSmtp({ port: options.smtpPort ?? 0, faults, keep: store.keep });
  const { port } = first;
  let listener: SmtpListener | null = first;

  const followFaults = async () => {
    if (faults.down) {
      await listener?.stop();
      listener = null;
    } else {
      listener ??= await listenSmtp({ port, faults, keep: store.keep });
    }
  };
  // Serialised: stopping and listening again on one port must not overlap.
  let lastChange = Promise.resolve();
  const changeFaults = (changes: Partial<Faults>) => {
    Object.assign(faults, changes);
    lastChange = lastChange.catch(() => {}).then(followFaults);
    return lastChange;
  };

  const inbox = await createInbox({ store, faults, changeFaults });
  const inboxUrl = await inbox.listen({ host: "127.0.0.1", port: options.httpPort ?? 0 });

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    inboxUrl,
    messages: store.newestFirst,
    close: async () => {
      await inbox.close();
      await changeFaults({ down: true });
    },
  };
}
