import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { KeptPages } from "./kept-pages.ts";

const NONCE = "a-nonce";
const html = (words: string) => `<p>${words}</p><script nonce="${NONCE}">1</script>`;
const text = async (bytes: Buffer | Promise<Buffer>) => `${await bytes}`;

describe("a kept page", () => {
  const page = new KeptPages().keep("key", html("Olá"), NONCE);

  test("is sent as it is or encoded, and is the same page", async () => {
    const plain = "<p>Olá</p><script>1</script>";
    expect(await text(page.in(null))).toBe(plain);
    expect(`${brotliDecompressSync(await page.in("br"))}`).toBe(plain);
    expect(`${gunzipSync(await page.in("gzip"))}`).toBe(plain);
  });

  test("is encoded once", async () => {
    expect(await page.in("br")).toBe(await page.in("br"));
  });

  test("has the name of its bytes, whatever its nonce was", () => {
    const again = new KeptPages().keep("key", html("Olá").replace(NONCE, "other"), "other");
    expect(again.etag).toBe(page.etag);
    expect(again.scripts).toEqual(page.scripts);
    expect(new KeptPages().keep("key", html("Tchau"), NONCE).etag).not.toBe(page.etag);
  });

  test("knows its scripts by their hashes, without a nonce", () => {
    expect(page.scripts).toEqual([expect.stringMatching(/^'sha256-[^']+'$/)]);
  });
});

describe("the bound in bytes", () => {
  const long = "a".repeat(1000);

  test("lets those go that were unused for longest", () => {
    const pages = new KeptPages(3_500);
    for (const key of ["one", "two", "three"]) pages.keep(key, html(long), NONCE);
    pages.find("one");
    pages.keep("four", html(long), NONCE);
    const kept = ["one", "two", "three", "four"].filter((key) => pages.find(key));
    expect(kept).toEqual(["one", "three", "four"]);
    expect(pages.bytes).toBeLessThanOrEqual(3_500);
  });

  test("counts what is encoded, and a page that is rendered twice once", async () => {
    const pages = new KeptPages(10_000);
    const page = pages.keep("one", html(long), NONCE);
    const alone = pages.bytes;
    pages.keep("one", html(long), NONCE);
    expect(pages.bytes).toBe(alone);
    // The first page has been evicted and no longer counts.
    await page.in("br");
    expect(pages.bytes).toBe(alone);
    const bytes = await pages.find("one")?.in("br");
    expect(pages.bytes).toBe(alone + (bytes?.byteLength ?? 0));
  });
});
