import nodeHttp from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { compressAnswers } from "./compression.ts";

const app = Fastify();
afterEach(() => app.close());

test("a streamed page reaches the visitor in parts although it is compressed", async () => {
  const shellArrived = Promise.withResolvers<void>();
  // The second part waits until the first has arrived: if the page is buffered, it never ends.
  async function* page() {
    yield `<p>${"shell ".repeat(400)}</p>`;
    await shellArrived.promise;
    yield "<p>late</p>";
  }
  await compressAnswers(app);
  app.get("/", (_request, reply) => reply.type("text/html").send(Readable.from(page())));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  const encoding = await new Promise((resolve) => {
    nodeHttp.get({ port, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.on("data", () => shellArrived.resolve());
      answer.on("end", () => resolve(answer.headers["content-encoding"]));
    });
  });
  expect(encoding).toBe("br");
});
