import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Envelope, parseMail, type ReceivedMail } from "./received-mail.ts";

const TRACE = /^Return-Path: <(.*)>\r\nX-Envelope-To: (.*)\r\nReceived: by mail sandbox; (.*)\r\n/;

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

/**
 * The envelope is not part of a message (Bcc recipients are only there), so it is stored as mail
 * servers do on final delivery: as trace headers before the unchanged bytes.
 */
function toEml(raw: Buffer, envelope: Envelope, receivedAt: Date): Buffer {
  const trace =
    `Return-Path: <${envelope.from}>\r\n` +
    `X-Envelope-To: ${envelope.to.join(", ")}\r\n` +
    `Received: by mail sandbox; ${receivedAt.toISOString()}\r\n`;
  return Buffer.concat([Buffer.from(trace), raw]);
}

function fromEml(file: Buffer): { raw: Buffer; envelope: Envelope; receivedAt: Date } | null {
  const trace = TRACE.exec(file.toString("utf8"));
  if (!trace) return null;
  const [lines, from = "", to = "", receivedAt = ""] = trace;
  return {
    raw: file.subarray(Buffer.byteLength(lines)),
    envelope: { from, to: to.split(", ").filter(Boolean) },
    receivedAt: new Date(receivedAt),
  };
}
