import nodeHttp from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { pageBuild } from "../../../tests/support/page-build.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createApp } from "../../app.ts";

const app = await openTestApp();
const build = pageBuild(() => new Response("page"));
const http = await createApp(app.deps, {
  pages: { build: async () => build, mode: "production" },
});
await http.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => http.close());

function ask(method: string, path: string): Promise<{ status: number; body: string }> {
  const { port } = http.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = nodeHttp.request({ port, host: "127.0.0.1", method, path }, async (answer) => {
      const body = (await answer.toArray()).join("");
      resolve({ status: answer.statusCode ?? 0, body });
    });
    request.once("error", reject).end();
  });
}

test("an ordinary address is a page", async () => {
  expect(await ask("GET", "/")).toEqual({ status: 200, body: "page" });
});

test.each([
  ["GET", "http://evil.example/"],
  ["OPTIONS", "*"],
  ["TRACE", "/"],
  ["GET", "/%"],
])("%s %s is refused as a problem, with no word of our insides", async (method, path) => {
  const { status, body } = await ask(method, path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(JSON.parse(body)).toMatchObject({ type: "about:blank", status });
  expect(body).not.toMatch(/FST_|Error/);
});

test("a long list of paths costs nothing: tabs that ask for routes load anew", async () => {
  const paths = Array.from({ length: 1750 }, (_, index) => `/${index.toString(36)}`).join(",");
  expect(await ask("GET", `/__manifest?version=x&paths=${paths}`)).toEqual({
    status: 204,
    body: "",
  });
});
