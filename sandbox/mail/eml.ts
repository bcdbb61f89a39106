import type { Envelope } from "./received-mail.ts";

const TRACE = /^Return-Path: <(.*)>\r\nX-Envelope-To: (.*)\r\nReceived: by mail sandbox; (.*)\r\n/;

/**
 * The envelope is not part of a message (Bcc recipients are only there), so it is stored as mail
 * servers do on final delivery: as trace headers before the unchanged bytes.
 */
export function toEml(raw: Buffer, envelope: Envelope, receivedAt: Date): Buffer {
  const trace =
    `Return-Path: <${envelope.from}>\r\n` +
    `X-Envelope-To: ${envelope.to.join(", ")}\r\n` +
    `Received: by mail sandbox; ${receivedAt.toISOString()}\r\n`;
  return Buffer.concat([Buffer.from(trace), raw]);
}

export function fromEml(
  file: Buffer,
): { raw: Buffer; envelope: Envelope; receivedAt: Date } | null {
  const trace = TRACE.exec(file.toString("utf8"));
  if (!trace) return null;
  const [lines, from = "", to = "", receivedAt = ""] = trace;
  return {
    raw: file.subarray(Buffer.byteLength(lines)),
    envelope: { from, to: to.split(", ").filter(Boolean) },
    receivedAt: new Date(receivedAt),
  };
}
