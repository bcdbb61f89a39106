import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ReceivedSpan, readExport } from "./check-export.ts";

export type Collector = {
  readonly url: string;
  spans(): readonly ReceivedSpan[];
  /** Every received body, and why some were refused. */
  bodies(): readonly string[];
  refusals(): readonly string[];
  close(): Promise<void>;
};

/** A stand-in for a trace collector: accepts OTLP over HTTP with JSON only. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const refusals: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    const right = request.method === "POST" && request.url === "/v1/traces";
    const read = right
      ? readExport(request.headers["content-type"] ?? "", body)
      : `${request.method} ${request.url} is not an address of the protocol`;
    if (typeof read === "string") refusals.push(read);
    else spans.push(...read);
    const answer = typeof read === "string" ? { code: 3, message: read } : {};
    response
      .writeHead(typeof read === "string" ? 400 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    bodies: () => bodies,
    refusals: () => refusals,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
