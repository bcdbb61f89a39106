import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fromEml, toEml } from "./eml.ts";
import { type Envelope, parseMail, type ReceivedMail } from "./received-mail.ts";

export type MailStore = {
  keep(raw: Buffer, envelope: Envelope): Promise<void>;
  newestFirst(): ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
  clear(): Promise<void>;
};

export async function openMailStore(directory: string | undefined): Promise<MailStore> {
  const mails = directory ? await loadMails(directory) : [];

  return {
    async keep(raw, envelope) {
      const receivedAt = new Date();
      const mail = await parseMail({ id: newId(receivedAt), receivedAt, envelope, raw });
      if (directory) {
        await writeFile(emlPath(directory, mail.id), toEml(raw, envelope, receivedAt));
      }
      mails.push(mail);
    },
    newestFirst: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    async clear() {
      const removed = mails.splice(0);
      if (!directory) return;
      await Promise.all(removed.map(({ id }) => rm(emlPath(directory, id), { force: true })));
    },
  };
}

async function loadMails(directory: string): Promise<ReceivedMail[]> {
  await mkdir(directory, { recursive: true });
  const files = (await readdir(directory)).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(
    files.map(async (name) => {
      const eml = fromEml(await readFile(join(directory, name)));
      return eml ? [await parseMail({ id: basename(name, ".eml"), ...eml })] : [];
    }),
  );
  return mails.flat();
}

const emlPath = (directory: string, id: string) => join(directory, `${id}.eml`);

/** Sorts by arrival, so that a reloaded mailbox keeps its order. */
function newId(receivedAt: Date): string {
  const moment = receivedAt.toISOString().replace(/[-:.]/g, "");
  return `${moment}-${randomBytes(4).toString("hex")}`;
}
