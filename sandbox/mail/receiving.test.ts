import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CALENDAR, confirmation, PIXEL, send } from "./sample-mail.ts";
import { type MailSandbox, startMailSandbox } from "./start.ts";

let mailDir: string;
let sandbox: MailSandbox;

beforeEach(async () => {
  mailDir = await mkdtemp(join(tmpdir(), "mail-sandbox-"));
  sandbox = await startMailSandbox({ mailDir });
});

afterEach(async () => {
  await sandbox.close();
  await rm(mailDir, { recursive: true });
});

test("a mail arrives with its accents, both bodies and its files", async () => {
  await send(sandbox.smtpUrl);

  const [mail] = sandbox.messages();
  expect(mail).toMatchObject({
    messageId: confirmation.messageId,
    from: confirmation.from,
    to: [confirmation.to],
    subject: confirmation.subject,
    text: expect.stringContaining("As noites são suas."),
    html: expect.stringContaining("<h1>Olá, Júlia!</h1>"),
    attachments: [
      { contentId: "logo@mare-mansa", content: Buffer.from(PIXEL, "base64") },
      { filename: "estadia-março.ics", mimeType: "text/calendar", content: Buffer.from(CALENDAR) },
    ],
  });
  expect(mail?.headers).toContainEqual({ name: "Message-ID", value: confirmation.messageId });
  expect(mail?.raw.toString()).toContain("Message-ID: <reserva-7k42@mare-mansa.test>");
});

test("the envelope tells of a blind copy that the message hides", async () => {
  await send(sandbox.smtpUrl, { ...confirmation, bcc: "dona@mare-mansa.test" });

  const [mail] = sandbox.messages();
  expect(mail?.envelope).toEqual({
    from: "reservas@mare-mansa.test",
    to: ["julia@exemplo.test", "dona@mare-mansa.test"],
  });
  expect(mail?.raw.toString()).not.toContain("dona@mare-mansa.test");
});

test("a sender that signs in is served with any user and password", async () => {
  await send(sandbox.smtpUrl.replace("smtp://", "smtp://someone:secret@"));

  expect(sandbox.messages()).toHaveLength(1);
});

test("mails are listed newest first", async () => {
  await send(sandbox.smtpUrl, { ...confirmation, subject: "primeiro" });
  await send(sandbox.smtpUrl, { ...confirmation, subject: "segundo" });

  expect(sandbox.messages().map(({ subject }) => subject)).toEqual(["segundo", "primeiro"]);
});

test("a mailbox started again on the same folder holds the same mails", async () => {
  await send(sandbox.smtpUrl, { ...confirmation, bcc: "dona@mare-mansa.test" });
  await send(sandbox.smtpUrl, { ...confirmation, subject: "segundo" });
  const before = sandbox.messages();
  await sandbox.close();

  sandbox = await startMailSandbox({ mailDir });

  expect(sandbox.messages()).toEqual(before);
});

test("clearing the mailbox removes its files", async () => {
  await send(sandbox.smtpUrl);
  expect(await readdir(mailDir)).toHaveLength(1);

  await fetch(`${sandbox.inboxUrl}/api/messages`, { method: "DELETE" });

  expect(sandbox.messages()).toEqual([]);
  expect(await readdir(mailDir)).toEqual([]);
});
