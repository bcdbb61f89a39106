import type { FastifyReply } from "fastify";

const MIME_TYPE = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/;

type Download = { filename: string; mimeType: string; content: Buffer };

/** Always a download: the browser must not render it on this origin. */
export function sendDownload(reply: FastifyReply, { filename, mimeType, content }: Download) {
  return reply
    .header("content-disposition", contentDisposition(filename))
    .header("content-security-policy", "default-src 'none'; sandbox")
    .type(MIME_TYPE.test(mimeType) ? mimeType : "application/octet-stream")
    .send(content);
}

/** The name is untrusted: no path, line break or quote may reach the header. */
export function contentDisposition(filename: string): string {
  const name = filename.replace(/[\p{C}"\\/:*?<>|]+/gu, "_").replace(/^\.+/, "_") || "anexo";
  const ascii = name.normalize("NFD").replace(/[^\x20-\x7e]/g, "");
  const encoded = encodeURIComponent(name).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
