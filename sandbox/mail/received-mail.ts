import PostalMime, { type Address, type Attachment, type Mailbox } from "postal-mime";

export type Envelope = { from: string; to: string[] };

export type ReceivedAttachment = {
  filename: string | null;
  mimeType: string;
  disposition: string | null;
  contentId: string | null;
  content: Buffer;
};

export type ReceivedMail = {
  id: string;
  receivedAt: Date;
  envelope: Envelope;
  raw: Buffer;
  messageId: string | null;
  from: Mailbox | null;
  to: Mailbox[];
  cc: Mailbox[];
  replyTo: Mailbox[];
  subject: string;
  date: string | null;
  html: string | null;
  text: string | null;
  headers: { name: string; value: string }[];
  attachments: ReceivedAttachment[];
};

const CALENDAR_TYPES = new Set(["text/calendar", "application/ics"]);

export type Arrival = Pick<ReceivedMail, "id" | "receivedAt" | "envelope" | "raw">;

export async function parseMail(arrival: Arrival): Promise<ReceivedMail> {
  const email = await PostalMime.parse(arrival.raw, { forceRfc822Attachments: true });
  return {
    ...arrival,
    messageId: email.messageId ?? null,
    from: mailboxes(email.from)[0] ?? null,
    to: mailboxes(...(email.to ?? [])),
    cc: mailboxes(...(email.cc ?? [])),
    replyTo: mailboxes(...(email.replyTo ?? [])),
    subject: email.subject ?? "",
    date: email.date ?? null,
    html: email.html ?? null,
    text: email.text ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(toAttachment),
  };
}

function mailboxes(...addresses: (Address | undefined)[]): Mailbox[] {
  return addresses.flatMap((address) => {
    if (!address) return [];
    return address.group ?? [address];
  });
}

function toAttachment(attachment: Attachment): ReceivedAttachment {
  return {
    filename: attachment.filename,
    mimeType: attachment.mimeType,
    disposition: attachment.disposition,
    contentId: attachment.contentId?.replace(/^<|>$/g, "") ?? null,
    content: contentOf(attachment),
  };
}

function contentOf({ content, mimeType }: Attachment): Buffer {
  const bytes =
    typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  // The parser converts line ends to \n, but calendars require \r\n.
  return CALENDAR_TYPES.has(mimeType)
    ? Buffer.from(bytes.toString().replaceAll("\n", "\r\n"))
    : bytes;
}
