import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchCalendar } from "./fetch-calendar.ts";
import { type Answer, type AskedPortal, openPortal } from "./testing/ask-portal.ts";
import { startPortal } from "./testing/portal-server.ts";

const calendar = "BEGIN:VCALENDAR\r\nX-WR-CALNAME:Suíte do Mar\r\nEND:VCALENDAR\r\n";
const failed = (answer: string) => ({ kind: "failed", answer });

let portal: AskedPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.stop());
const fetchWith: AskedPortal["fetchWith"] = (...args) => portal.fetchWith(...args);

describe("a calendar", () => {
  test("comes as text with what to ask for next time", async () => {
    const headers = { etag: '"v1"', "last-modified": "Sun, 15 Nov 2026 08:00:00 GMT" };
    expect(await fetchWith((response) => response.writeHead(200, headers).end(calendar))).toEqual({
      kind: "calendar",
      text: calendar,
      etag: '"v1"',
      lastModified: "Sun, 15 Nov 2026 08:00:00 GMT",
    });
  });

  test("is asked for without a cookie, a referer or a connection that stays", async () => {
    let asked: IncomingMessage | undefined;
    await fetchWith((response, request) => {
      asked = request;
      response.writeHead(200, { "set-cookie": "a=b" }).end(calendar);
    });
    expect(asked?.url).toBe("/a.ics?s=1");
    expect(asked?.headers).toEqual({
      accept: "text/calendar",
      "accept-encoding": "identity",
      connection: "close",
      host: `127.0.0.1:${portal.port}`,
      "user-agent": "pousada-calendar/1",
    });
  });

  test("loses its byte order mark, and keeps its events where bytes are no UTF-8", async () => {
    const marked = await fetchWith((response) => response.end(`\ufeff${calendar}`));
    expect(marked).toMatchObject({ kind: "calendar", text: calendar });
    const odd = await fetchWith((response) => response.end(Buffer.from([0x41, 0xff, 0xc3, 0x42])));
    expect(odd).toMatchObject({ kind: "calendar", text: "A\ufffd\ufffdB" });
  });

  test.each([
    ["gzip", gzipSync(calendar)],
    ["X-GZIP", gzipSync(calendar)],
    ["deflate", deflateSync(calendar)],
    ["br", brotliCompressSync(calendar)],
  ])("is unpacked where a portal packs unasked: %s", async (packing, body) => {
    const headers = { "content-encoding": packing };
    const fetched = await fetchWith((response) => response.writeHead(200, headers).end(body));
    expect(fetched).toMatchObject({ kind: "calendar", text: calendar });
  });
});

describe("asking whether it has changed", () => {
  const unlessChanged: Answer = (response, request) => {
    const known = request.headers["if-none-match"] ?? request.headers["if-modified-since"];
    response.writeHead(known ? 304 : 200).end();
  };

  test("sends back what the portal gave, and believes that nothing has", async () => {
    const unchanged = { kind: "unchanged" };
    expect(await fetchWith(unlessChanged, { etag: '"v1"' })).toEqual(unchanged);
    const lastModified = "Sun, 15 Nov 2026 08:00:00 GMT";
    expect(await fetchWith(unlessChanged, { lastModified })).toEqual(unchanged);
  });

  test("never sends what could be a second header, nor keeps it", async () => {
    for (const etag of ['"a"\r\nx: y', "ä".repeat(3), "a".repeat(5000), "\u0000"]) {
      expect(await fetchWith(unlessChanged, { etag })).toMatchObject({ kind: "calendar" });
    }
    const long = (response: ServerResponse) =>
      response.writeHead(200, { etag: "a".repeat(5000), "last-modified": "\xe4" }).end(calendar);
    expect(await fetchWith(long)).toMatchObject({ etag: null, lastModified: null });
  });

  test("is refused to a portal that says so unasked", async () => {
    const unasked: Answer = (response) => response.writeHead(304).end();
    expect(await fetchWith(unasked)).toEqual(failed("refused"));
  });
});

describe("a portal that does not give a calendar", () => {
  test.each([
    ...[201, 204, 206, 300, 305, 399, 400, 401, 403, 404, 410, 429, 451, 499].map(
      (status) => [status, "refused"] as const,
    ),
    ...[500, 502, 503, 504, 599, 999].map((status) => [status, "failed"] as const),
  ])("with %i has %s", async (status, expected) => {
    const next: Answer = (response) => response.writeHead(status).end(calendar);
    expect(await fetchWith(next)).toEqual(failed(expected));
  });

  test.each<[string, string, Answer]>([
    ["hangs up at once", "unreachable", (response) => response.destroy()],
    [
      "hangs up in the middle",
      "unreachable",
      (response) => {
        response.writeHead(200, { "content-length": 1000 }).write(calendar);
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      "speaks something else",
      "unreachable",
      (response) => response.socket?.end("220 mail.example ESMTP\r\n"),
    ],
    [
      "wants to speak something else",
      "unreachable",
      (response) =>
        response.socket?.end("HTTP/1.1 101 Yes\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
    ],
    [
      "sends endless headers",
      "too-large",
      (response) => response.socket?.write(`HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}`),
    ],
    [
      "packs in a way unheard of",
      "refused",
      (response) => response.writeHead(200, { "content-encoding": "gzip, gzip" }).end("x"),
    ],
    [
      "says packed where it is not",
      "broken",
      (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(calendar),
    ],
    [
      "packs and hangs up",
      "unreachable",
      (response) => {
        response
          .writeHead(200, { "content-encoding": "gzip", "content-length": 1000 })
          .write("\x1f");
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      "packs and is cut",
      "broken",
      (response) =>
        response
          .writeHead(200, { "content-encoding": "br" })
          .end(brotliCompressSync(calendar).subarray(0, 20)),
    ],
  ])("but %s is %s", async (_, expected, next) => {
    expect(await fetchWith(next)).toEqual(failed(expected));
  });

  test("because nobody listens or nobody knows the name is unreachable", async () => {
    const gone = await startPortal(() => {});
    await gone.stop();
    const host = `127.0.0.1:${gone.port}`;
    const source = { url: `http://${host}/`, etag: null, lastModified: null };
    expect(await fetchCalendar(source, { testHosts: [host] })).toEqual(failed("unreachable"));
    const unknown = { ...source, url: "https://portal.invalid/" };
    const lost = () => Promise.reject(new Error("ENOTFOUND"));
    for (const resolve of [async () => [], lost, () => lost()]) {
      const answered = await fetchCalendar(unknown, { testHosts: [], resolve });
      expect(answered).toEqual(failed("unreachable"));
    }
  });
});
