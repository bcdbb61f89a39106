import fc from "fast-check";
import type { Case } from "./case.ts";

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "image/jpeg",
];

/** A random body for a path that accepts one. */
export function rawBodies(seeds: readonly Case[]): fc.Arbitrary<Case> {
  const takers = seeds.filter(({ method }) => method === "POST");
  return fc
    .record({ taker: fc.constantFrom(...takers), bytes, type: fc.constantFrom(...types) })
    .map(({ taker, bytes: body, type }) => ({
      ...taker,
      bytes: body,
      headers: { "content-type": type },
    }));
}

const lines = [
  "GET / HTTP/1.1",
  "GET / HTTP/9.9",
  "GET  / HTTP/1.1",
  "GET",
  "POST /reservas HTTP/1.1",
  "POST /payment/webhook HTTP/1.1",
  "POST /admin/entrar HTTP/1.0",
  "GET http://evil.example/ HTTP/1.1",
  "GET //evil.example/%2e%2e HTTP/1.1",
  "GET /\u00e9\u0001 HTTP/1.1",
  "OPTIONS * HTTP/1.1",
  "CONNECT evil.example:443 HTTP/1.1",
  `GET /${"a".repeat(20_000)} HTTP/1.1`,
  "PRI * HTTP/2.0",
];
const headers = [
  "Host: x",
  "Host: x\r\nHost: y",
  "Host",
  ": x",
  "Host: x\r\nContent-Length: 5\r\nContent-Length: 6",
  "Host: x\r\nContent-Length: -1",
  "Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
  "Host: x\r\nTransfer-Encoding: chunked, gzip",
  "Host: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json",
  "Host: x\r\nContent-Type: application/json\r\nContent-Length: 100",
  "Host: x\r\nExpect: 100-continue",
  "Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade",
  `Host: x\r\nCookie: ${"a=b; ".repeat(6_000)}`,
  "Host: x\r\nX: \u0000",
];
const ends = [
  "\r\n\r\n",
  "\n\n",
  "\r\n",
  "\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
  "\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
];

/** Barely valid HTTP, or just bytes. */
export const rawRequests: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 1, arbitrary: bytes },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...lines),
        fc.constantFrom(...headers),
        fc.constantFrom(...ends),
        bytes,
      )
      .map(([line, header, end, rest]) =>
        Buffer.concat([Buffer.from(`${line}\r\n${header}${end}`, "latin1"), rest]),
      ),
  },
);
