import type { ReceivedMail } from "../received-mail.ts";

/** Links may open in a tab of their own, as in any mail reader; everything else stays locked. */
export const IFRAME_SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** Sent with the document, so that it also holds when the mail's body is opened without its frame. */
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
/** Kept in front of what we add: a page that does not start with its doctype is laid out differently. */
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
