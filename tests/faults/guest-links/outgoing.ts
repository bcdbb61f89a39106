import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Outgoing = { readonly url: string; said(): string; close(): void };

/** A proxy in front of the payment provider that records all requests. */
export async function listenTo(target: string): Promise<Outgoing> {
  const lines: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = "GET", url, headers } = request;
    lines.push(
      `${method} ${url} ${JSON.stringify(headers)} ${decodeURIComponent(body.replaceAll("+", " "))}`,
    );
    const { host: _, connection: __, "content-length": ___, ...passed } = headers;
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: passed as Record<string, string>,
      ...(body && { body }),
    });
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => lines.join("\n"),
    close: () => void server.close(),
  };
}
