import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { Attachment } from "../smtp/transport.ts";
import logo from "./assets/logo.png?inline";
import { calendarFile } from "./calendar-file.ts";
import type { MailFacts } from "./facts.ts";

const PHOTO_WIDTH = 960;

/** Embedded, because many mail clients block remote images. */
export async function attachmentsFor(
  kind: MailKind,
  facts: MailFacts,
  mediaFolder: string,
): Promise<Attachment[]> {
  const { booking, photo } = facts;
  const attachments = [logoAttachment()];
  const toGuest = !kind.startsWith("owner-");
  if (toGuest && photo) attachments.push(...(await photoAttachment(photo.id, mediaFolder)));
  if (kind === "confirmation" || kind === "stay-changed") {
    attachments.push({
      filename: `${booking.code}.ics`,
      content: calendarFile(facts),
      contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    });
  }
  return attachments;
}

export function logoAttachment(): Attachment {
  const content = Buffer.from(logo.slice(logo.indexOf(",") + 1), "base64");
  return { filename: "logo.png", content, contentType: "image/png", cid: "logo" };
}

async function photoAttachment(id: string, mediaFolder: string): Promise<Attachment[]> {
  const file = path.join(mediaFolder, id, `${PHOTO_WIDTH}.jpg`);
  const content = await readFile(file).catch(() => null);
  if (!content) return [];
  return [{ filename: "quarto.jpg", content, contentType: "image/jpeg", cid: "photo" }];
}
