import type { ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchCalendar } from "./fetch-calendar.ts";
import { type Answer, type AskedPortal, openPortal } from "./testing/ask-portal.ts";

const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const failed = (answer: string) => ({ kind: "failed", answer });

let portal: AskedPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.stop());
const fetchWith: AskedPortal["fetchWith"] = (...args) => portal.fetchWith(...args);

describe("no portal takes more than its share", () => {
  const MEGABYTE = 1_000_000;

  test("of memory: a calendar of one megabyte is read, one byte more is not", async () => {
    const sized = (size: number) => fetchWith((response) => response.end("x".repeat(size)));
    expect(await sized(MEGABYTE)).toMatchObject({ kind: "calendar" });
    expect(await sized(MEGABYTE + 1)).toEqual(failed("too-large"));
  });

  test("of memory: 100 MB and a stream without end are left after one", async () => {
    const piece = "x".repeat(65_536);
    let sent = 0;
    const pour = (response: ServerResponse, most: number) => {
      while (sent < most && !response.destroyed && response.write(piece)) sent += piece.length;
      if (sent >= most) response.end();
      else response.once("drain", () => pour(response, most));
    };
    for (const most of [100 * MEGABYTE, Number.POSITIVE_INFINITY]) {
      sent = 0;
      expect(await fetchWith((response) => pour(response, most))).toEqual(failed("too-large"));
      // Only what fits into the socket buffers was sent.
      expect(sent).toBeLessThan(20 * MEGABYTE);
    }
  });

  test.each([
    ["gzip", gzipSync(Buffer.alloc(100 * MEGABYTE, 32))],
    ["br", brotliCompressSync(Buffer.alloc(100 * MEGABYTE, 32))],
  ])("of memory: 100 MB packed small with %s", async (packing, body) => {
    expect(body.length).toBeLessThan(200_000);
    const headers = { "content-encoding": packing };
    const before = process.memoryUsage().rss;
    const bomb: Answer = (response) => response.writeHead(200, headers).end(body);
    expect(await fetchWith(bomb)).toEqual(failed("too-large"));
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEGABYTE);
  });

  const drip = (response: ServerResponse, first: string) => {
    response.socket?.write(first);
    const timer = setInterval(() => response.socket?.write("x"), 20);
    response.socket?.once("close", () => clearInterval(timer));
  };

  test.each<[string, Answer]>([
    ["says nothing", () => {}],
    ["never ends its headers", (response) => drip(response, "HTTP/1.1 200 OK\r\nx: ")],
    ["never ends its body", (response) => drip(response, "HTTP/1.1 200 OK\r\n\r\n")],
    [
      "packs and stops",
      (response) =>
        response
          .writeHead(200, { "content-encoding": "gzip" })
          .write(gzipSync(calendar).subarray(0, 30)),
    ],
    [
      "packs nothing for ever",
      (response) => response.writeHead(200, { "content-encoding": "gzip" }).flushHeaders(),
    ],
    [
      "sends on slowly",
      (response) =>
        void setTimeout(() => response.writeHead(302, { location: "/more" }).end(), 120),
    ],
  ])("of time: one that %s", async (_, next) => {
    const begun = performance.now();
    expect(await fetchWith(next, {}, { milliseconds: 300 })).toEqual(failed("too-slow"));
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test("of time: a name server that never answers", async () => {
    const source = { url: "https://portal.example/", etag: null, lastModified: null };
    const resolve = () => new Promise<string[]>(() => {});
    const options = { testHosts: [], resolve, limits: { milliseconds: 100 } };
    expect(await fetchCalendar(source, options)).toEqual(failed("too-slow"));
  });
});
