import { describe, expect, test } from "vitest";
import { withVersion } from "./page-version.ts";

const NONCES = ["first-nonce", "other-nonce"] as const;

function ask(etag?: string | null, method = "GET"): Request {
  return new Request("http://localhost/", {
    method,
    headers: etag ? { "if-none-match": etag } : {},
  });
}

function page(nonce: string, words = "Olá", headers: object = {}): Response {
  const body = `<script nonce="${nonce}">1</script><p>${words}</p>`;
  return new Response(body, { headers: { "cache-control": "no-cache", ...headers } });
}

async function etagOf(words?: string): Promise<string> {
  const answer = await withVersion(ask(), page(NONCES[0], words), NONCES[0]);
  return answer.headers.get("etag") ?? "";
}

describe("a page that is rendered again", () => {
  test("with the same content is not sent to who has it, whatever its nonce", async () => {
    const known = await etagOf();
    const answer = await withVersion(ask(`"old", ${known}`), page(NONCES[1]), NONCES[1]);
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe(known);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe("");
  });

  test("with other content is sent whole, under a new name", async () => {
    const known = await etagOf();
    const answer = await withVersion(ask(known), page(NONCES[1], "Tchau"), NONCES[1]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).not.toBe(known);
    expect(await answer.text()).toContain(`nonce="${NONCES[1]}">1</script><p>Tchau</p>`);
  });
});

describe("no version is named", () => {
  test("of a page that nobody may keep", async () => {
    const secret = page(NONCES[0], "Ana", { "cache-control": "no-store" });
    const answer = await withVersion(ask(), secret, NONCES[0]);
    expect(answer.headers.has("etag")).toBe(false);
  });

  test("of what a form brought about", async () => {
    const answer = await withVersion(ask(null, "POST"), page(NONCES[0]), NONCES[0]);
    expect(answer.headers.has("etag")).toBe(false);
  });
});
