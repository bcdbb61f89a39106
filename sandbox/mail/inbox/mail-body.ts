import type { ReceivedMail } from "../received-mail.ts";

/** Links may open in a new tab; everything else stays sandboxed. */
export const IFRAME_SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** Sent with the document, so that it also applies when the body is opened without its frame. */
export const BODY_POLICY = [
  "default-src 'none'",
  "img-src data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${IFRAME_SANDBOX}`,
].join("; ");

const LINKS_IN_NEW_TAB = '<base target="_blank">';
/** Inserted after the doctype: without it in first place, the page is rendered in quirks mode. */
const OPENING = /^(\s*<!doctype[^>]*>)?(\s*<html(\s[^>]*)?>)?(\s*<head(\s[^>]*)?>)?/i;
const IMAGE_TYPE = /^image\/[a-z0-9.+-]+$/;

export function mailBody(mail: ReceivedMail): string {
  const body = embedInlineImages(mail.html ?? "", mail);
  return body.replace(OPENING, (opening) => opening + LINKS_IN_NEW_TAB);
}

function embedInlineImages(body: string, { attachments }: ReceivedMail): string {
  return body.replace(/cid:([^"'\s()<>]+)/gi, (reference, encodedId: string) => {
    const id = decodeId(encodedId);
    const image = attachments.find(({ contentId }) => contentId === id);
    if (!image || !IMAGE_TYPE.test(image.mimeType)) return reference;
    return `data:${image.mimeType};base64,${image.content.toString("base64")}`;
  });
}

function decodeId(encodedId: string): string {
  try {
    return decodeURIComponent(encodedId);
  } catch {
    return encodedId;
  }
}
