import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import type { FeedAnswer } from "../../domain/feed.ts";
import { timeLeft } from "../deadline.ts";
import {
  type AddressRules,
  checkedLookup,
  ForbiddenAddress,
  permitAddress,
} from "./portal-address.ts";
import type { Fetched } from "./portal-event.ts";
import { MOST_BYTES, readBody, UnusableBody } from "./read-body.ts";

export type CalendarSource = {
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
};

export type FetchOptions = AddressRules & {
  readonly limits?: { readonly milliseconds?: number; readonly bytes?: number };
};

const MOST_MILLISECONDS = 10_000;
/** Time reserved to store the result before the caller's deadline. */
const TO_WRITE_MS = 1_000;
const MOST_REDIRECTS = 4;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a portal's calendar. The URL is user input and the response is untrusted: guard against
 * SSRF, memory exhaustion and slow responses.
 */
export async function fetchCalendar(
  { url, etag, lastModified }: CalendarSource,
  options: FetchOptions,
): Promise<Fetched> {
  const source = { url, etag: plain(etag), lastModified: plain(lastModified) };
  const most = options.limits?.milliseconds ?? MOST_MILLISECONDS;
  const signal = AbortSignal.timeout(
    Math.max(Math.floor(timeLeft(most + TO_WRITE_MS)) - TO_WRITE_MS, 0),
  );
  try {
    const response = await follow(source, options, signal);
    if (!response) return failed("too-many-redirects");
    return await readAnswer(response, source, options, signal).finally(() => response.destroy());
  } catch (error) {
    return failed(signal.aborted ? "too-slow" : answerTo(error));
  }
}

async function follow(
  source: CalendarSource,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const headers = headersFor(source);
  let url = permitAddress(source.url, options);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await ask(url, headers, options, signal);
    const { location } = response.headers;
    if (!redirects.has(response.statusCode ?? 0) || !location) return response;
    response.destroy();
    url = permitAddress(location, options, url);
  }
  return null;
}

function ask(
  url: URL,
  headers: OutgoingHttpHeaders,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  const lookup = checkedLookup(url, options);
  return new Promise((resolve, reject) => {
    // No agent: no connection reuse between portals, and no proxy.
    const asking = request(url, { agent: false, headers, lookup, signal }, resolve);
    asking.on("error", reject);
    // After a protocol switch (101) the socket closes without a response or an error.
    asking.on("close", () => reject(new Error("connection closed without a response")));
    asking.end();
  });
}

async function readAnswer(
  response: IncomingMessage,
  source: CalendarSource,
  { limits }: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  const status = response.statusCode ?? 0;
  if (status === 304 && (source.etag || source.lastModified)) return { kind: "unchanged" };
  if (status >= 500) return failed("failed");
  if (status !== 200) return failed("refused");
  const text = await readBody(response, limits?.bytes ?? MOST_BYTES, signal);
  return {
    kind: "calendar",
    text,
    etag: plain(response.headers.etag),
    lastModified: plain(response.headers["last-modified"]),
  };
}

function headersFor({ etag, lastModified }: CalendarSource): OutgoingHttpHeaders {
  return {
    accept: "text/calendar",
    "accept-encoding": "identity",
    "user-agent": "pousada-calendar/1",
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
}

/** Stored and sent back verbatim, so only short printable ASCII. */
function plain(text: string | null | undefined): string | null {
  return text && /^[\x20-\x7e]{1,256}$/.test(text) ? text : null;
}

function answerTo(error: unknown): FeedAnswer {
  if (error instanceof ForbiddenAddress) return "forbidden-address";
  if (error instanceof UnusableBody) return error.answer;
  const tooLong = error instanceof Error && "code" in error && error.code === "HPE_HEADER_OVERFLOW";
  return tooLong ? "too-large" : "unreachable";
}

function failed(answer: FeedAnswer): Fetched {
  return { kind: "failed", answer };
}
