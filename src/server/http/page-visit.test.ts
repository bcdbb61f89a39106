import { afterAll, expect, test } from "vitest";
import { pageBuild } from "../../../tests/support/page-build.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createApp } from "../../app.ts";
import { keptContext, nonceContext } from "../../web/context.ts";

const app = await openTestApp();

/** What the next page contains, and its headers and status. */
const page = { data: "R$ 890", headers: {} as Record<string, string>, status: 200 };
let renders = 0;

const build = pageBuild(async (_request, status, _headers, _router, context) => {
  const isForAll = !("cache-control" in page.headers) && status === 200;
  if (isForAll && context.get(keptContext)(page.data)) return new Response(null);
  renders += 1;
  const html = `<p>${page.data}</p><script nonce="${context.get(nonceContext)}">1</script>`;
  return new Response(html, { headers: page.headers, status: page.status });
});
const http = await createApp(app.deps, { pages: { build: async () => build, mode: "production" } });
afterAll(() => http.close());

async function visit(url: string, headers: Record<string, string> = {}) {
  const before = renders;
  const answer = await http.inject({ url, headers });
  return { answer, wasRendered: renders > before };
}

test("a page of the same address and data is rendered once, and of other data again", async () => {
  expect((await visit("/once")).wasRendered).toBe(true);
  const again = await visit("/once");
  expect(again.wasRendered).toBe(false);
  expect(again.answer.body).toBe("<p>R$ 890</p><script>1</script>");
  page.data = "R$ 900";
  const dearer = await visit("/once");
  expect(dearer.answer.body).toContain("R$ 900");
  expect((await visit("/other")).wasRendered).toBe(true);
});

test("who has it is told so, with the policy of its bytes", async () => {
  const { answer } = await visit("/known");
  const { etag } = answer.headers;
  const again = await visit("/known", { "if-none-match": `"old", ${etag}` });
  expect(again.answer.statusCode).toBe(304);
  expect(again.answer.body).toBe("");
  for (const name of ["content-security-policy", "cache-control", "etag", "vary"]) {
    expect([name, again.answer.headers[name]]).toEqual([name, answer.headers[name]]);
  }
});

test("an advertiser's parameters are no part of it, others are", async () => {
  await visit("/ad?people=2");
  for (const url of ["/ad?people=2&fbclid=x", "/ad?utm_source=a&people=2&gclid=y"]) {
    expect((await visit(url)).wasRendered).toBe(false);
  }
  expect((await visit("/ad?people=3&fbclid=x")).wasRendered).toBe(true);
});

test("in the encoding that the browser takes", async () => {
  for (const [asked, sent] of [
    ["gzip, br", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", undefined],
  ] as const) {
    const { answer } = await visit("/encoded", { "accept-encoding": asked });
    expect([asked, answer.headers["content-encoding"]]).toEqual([asked, sent]);
  }
});

test.each([
  ["that nobody may keep", { headers: { "cache-control": "no-store" } }],
  ["that sets a cookie", { headers: { "set-cookie": "a=b" } }],
  ["that was not found", { status: 404 }],
])("a page %s has its nonce, no name, and is rendered anew", async (_, changed) => {
  const plain = { ...page };
  Object.assign(page, changed);
  await visit("/never");
  const { answer, wasRendered } = await visit("/never");
  Object.assign(page, plain);
  expect(wasRendered).toBe(true);
  expect(answer.headers.etag).toBeUndefined();
  const [, nonce] = /'nonce-([^']+)'/.exec(`${answer.headers["content-security-policy"]}`) ?? [];
  expect(answer.body).toContain(`nonce="${nonce}"`);
  expect(answer.headers["content-security-policy"]).not.toContain("sha256");
});

test("the owner's pages are not kept", async () => {
  await visit("/admin/x");
  const { answer, wasRendered } = await visit("/admin/x");
  expect(wasRendered).toBe(true);
  expect(answer.headers["content-security-policy"]).toContain("'nonce-");
});
