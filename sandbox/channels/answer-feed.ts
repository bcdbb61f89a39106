import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Dialect, Told } from "./dialect.ts";
import type { FeedMode } from "./feed-mode.ts";

/** Null: never responds. */
export type FeedAnswer = {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer | Readable;
  readonly etag?: string;
} | null;

const CALENDAR = "text/calendar; charset=utf-8";
const HTML = "text/html; charset=utf-8";
const LOG_IN =
  '<!doctype html><html lang="pt-BR"><title>Entrar</title><h1>Entre na sua conta</h1></html>';
/** A few hundred bytes take most of a minute, without a long pause. */
const DRIP_BYTES = 4;
const DRIP_EVERY_MS = 500;

export function answerFeed(
  dialect: Dialect,
  mode: FeedMode,
  told: Told,
  ifNoneMatch: string | null,
): FeedAnswer {
  switch (mode) {
    case "normal":
      return writtenAnswer(dialect, told, ifNoneMatch);
    case "empty":
      return writtenAnswer(dialect, { ...told, sales: [], closed: [] }, ifNoneMatch);
    case "silent":
      return null;
    case "down":
      return { status: 503, type: HTML, body: "<h1>Service Unavailable</h1>" };
    case "gone":
      return { status: 404, type: HTML, body: "<h1>Not Found</h1>" };
    case "html":
      return { status: 200, type: HTML, body: LOG_IN };
    case "truncated":
      return { status: 200, type: CALENDAR, body: cut(dialect.write(told)) };
    case "rubbish":
      return { status: 200, type: CALENDAR, body: randomBytes(512) };
    case "slow":
      return { status: 200, type: CALENDAR, body: Readable.from(drip(dialect.write(told))) };
  }
}

function writtenAnswer(dialect: Dialect, told: Told, ifNoneMatch: string | null): FeedAnswer {
  const body = dialect.write(told);
  const etag = dialect.etag(body);
  if (etag === null) return { status: 200, type: CALENDAR, body };
  if (etag === ifNoneMatch) return { status: 304, type: CALENDAR, body: "", etag };
  return { status: 200, type: CALENDAR, body, etag };
}

/** Within the last event; a calendar without events is cut too. */
function cut(body: string): string {
  const lastUid = body.lastIndexOf("\r\nUID:");
  return body.slice(0, lastUid > 0 ? lastUid + 12 : body.length / 2);
}

async function* drip(body: string): AsyncGenerator<string> {
  for (let at = 0; at < body.length; at += DRIP_BYTES) {
    await wait(DRIP_EVERY_MS, undefined, { ref: false });
    yield body.slice(at, at + DRIP_BYTES);
  }
}
