import nodemailer from "nodemailer";
import { type Config, isLoopback } from "../../config.ts";

export type Attachment = {
  readonly filename: string;
  readonly content: Buffer | string;
  readonly contentType: string;
  /** The name by which the mail's own text shows it. */
  readonly cid?: string;
};

export type OutgoingMail = {
  /** Stays the same however often a mail is tried, so that a reader's program shows it once. */
  readonly messageId: string;
  /** Whose mail it is, beside the address it is sent from. */
  readonly from: string;
  /** Where answers go, if not there. */
  readonly replyTo?: string | null;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
};

export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** The server said, for good, that it will not take this mail for this recipient. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

const GREETING_MS = 5_000;
/** A server may look through a letter for a while before it says that it has taken it. */
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
      // As an object, an address cannot smuggle in a second one.
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

/**
 * Passwords and links to set one go over this line: whoever cannot speak TLS, or shows another's
 * certificate, is told nothing. Only on this machine nobody listens.
 */
function lineTo({ SMTP_URL }: Pick<Config, "SMTP_URL">) {
  const url = new URL(SMTP_URL);
  if (isLoopback(url.hostname)) return { url: SMTP_URL };
  // Options behind the address would win over what is demanded here.
  url.search = "";
  return { url: url.href, requireTLS: true, tls: { rejectUnauthorized: true } };
}

/**
 * Only the answer to the recipient and to the letter itself. A 5xx to our sign-in or sender is a
 * fault of ours that somebody will mend, and then the mail may go.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  return isAboutThisMail && responseCode >= 500 && responseCode < 600;
}
