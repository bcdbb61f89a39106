import nodeHttp from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { compressAnswers } from "./compression.ts";

const LATE_MS = 400;
const app = Fastify();
afterEach(() => app.close());

async function* page() {
  yield `<p>${"shell ".repeat(400)}</p>`;
  await sleep(LATE_MS);
  yield "<p>late</p>";
}

test("a streamed page reaches the visitor in parts although it is compressed", async () => {
  await compressAnswers(app);
  app.get("/", (_request, reply) => reply.type("text/html").send(Readable.from(page())));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  const started = Date.now();
  const arrivals = await new Promise<{ encoding: string | undefined; at: number[] }>((resolve) => {
    const options = { port, headers: { "accept-encoding": "br" } };
    nodeHttp.get(options, (answer) => {
      const at: number[] = [];
      answer.on("data", () => at.push(Date.now() - started));
      answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], at }));
    });
  });
  expect(arrivals.encoding).toBe("br");
  expect(arrivals.at[0]).toBeLessThan(LATE_MS / 2);
  expect(arrivals.at.at(-1)).toBeGreaterThanOrEqual(LATE_MS - 20);
});
