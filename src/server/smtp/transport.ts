import nodemailer from "nodemailer";
import { type Config, isLoopback } from "../../config.ts";

export type Attachment = {
  readonly filename: string;
  readonly content: Buffer | string;
  readonly contentType: string;
  /** The content id by which the mail's HTML refers to it. */
  readonly cid?: string;
};

export type OutgoingMail = {
  /** The same for every attempt, so that mail clients show duplicates once. */
  readonly messageId: string;
  /** The display name of the sender. */
  readonly from: string;
  /** If replies go elsewhere. */
  readonly replyTo?: string | null;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
};

export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** A permanent refusal of this mail or recipient. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

const GREETING_MS = 5_000;
/** A server may scan a mail for a while before it accepts it. */
const ANSWER_MS = 10_000;

export function createMailTransport(config: Pick<Config, "SMTP_URL" | "MAIL_FROM">): MailTransport {
  const smtp = nodemailer.createTransport({
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...lineTo(config),
  });
  return {
    async send({ from, replyTo, to, attachments, ...mail }) {
      // As an object, an address cannot inject a second recipient.
      const mailbox = (name: string, address: string) => ({ name, address });
      const letter = {
        ...mail,
        to: mailbox("", to),
        from: mailbox(from, config.MAIL_FROM),
        ...(replyTo && { replyTo: mailbox(from, replyTo) }),
        attachments: [...attachments],
      };
      await smtp.sendMail(letter).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefused("the mail was refused", { cause: error }) : error;
      });
    },
    close: () => smtp.close(),
  };
}

/** Mails carry sign-in links, so TLS with a valid certificate is required, except on loopback. */
function lineTo({ SMTP_URL }: Pick<Config, "SMTP_URL">) {
  const url = new URL(SMTP_URL);
  if (isLoopback(url.hostname)) return { url: SMTP_URL };
  // Query options in the URL would override these requirements.
  url.search = "";
  return { url: url.href, requireTLS: true, tls: { rejectUnauthorized: true } };
}

/**
 * Only a 5xx to RCPT or DATA is final. A 5xx to AUTH or MAIL FROM is a configuration fault that
 * will be fixed, so the mail is retried.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  return isAboutThisMail && responseCode >= 500 && responseCode < 600;
}
