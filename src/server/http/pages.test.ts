import nodeHttp from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { pageBuild } from "../../../tests/support/page-build.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createApp } from "../../app.ts";

const app = await openTestApp();
const forms: string[] = [];
const build = pageBuild(
  () => new Response("page"),
  async ({ request }) => {
    forms.push(...[...(await request.formData()).values()].map(String));
    return null;
  },
);
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

describe("a form", () => {
  const post = (body: string, type: string) =>
    http.inject({ method: "POST", url: "/", payload: body, headers: { "content-type": type } });
  const urlencoded = "application/x-www-form-urlencoded";
  const multipart = "multipart/form-data; boundary=edge";
  const part = (text: string) =>
    `--edge\r\ncontent-disposition: form-data; name="words"\r\n\r\n${text}\r\n--edge--\r\n`;

  test.each([
    ["an encoded NUL", "words=a%00b", urlencoded],
    ["a NUL after a stray per cent sign", "words=%%00", urlencoded],
    ["a NUL as it is", "words=a\0b", urlencoded],
    ["a NUL in a name", "wo%00rds=a", urlencoded],
    ["a NUL in a part", part("a\0b"), multipart],
    [
      "a NUL under another spelling of its type",
      "words=a%00b",
      "Application/X-WWW-Form-Urlencoded",
    ],
  ])("with %s is refused in words, and reaches no page", async (_, body, type) => {
    const answer = await post(body, type);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatch(/\w{3}/);
    expect(forms.splice(0)).toEqual([]);
  });

  test.each([
    ["100%25002", urlencoded, "100%002"],
    ["", urlencoded, ""],
  ])("with %s and no NUL reaches its page", async (text, type, heard) => {
    await post(`words=${text}`, type);
    expect(forms.splice(0)).toEqual([heard]);
  });

  test("of parts may say what elsewhere would be a NUL", async () => {
    await post(part("a%00b"), multipart);
    expect(forms.splice(0)).toEqual(["a%00b"]);
  });

  test("that is larger than a page's may be is refused", async () => {
    expect((await post(`words=${"x".repeat(70_000)}`, urlencoded)).statusCode).toBe(413);
  });
});
