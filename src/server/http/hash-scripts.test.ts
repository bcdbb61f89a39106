import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashScripts } from "./hash-scripts.ts";

const NONCE = "Zm9v";
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("scripts that bear the nonce are known by their text, and the nonce is gone", () => {
  const page = `<script nonce="${NONCE}">1</script><script type="module" nonce="${NONCE}">2</script>`;
  expect(hashScripts(page, NONCE)).toEqual({
    html: '<script>1</script><script type="module">2</script>',
    hashes: [hashOf("1"), hashOf("2")],
  });
});

test.each([
  "<script>evil()</script>",
  '<script nonce="guessed">evil()</script>',
  "<SCRIPT>evil()</SCRIPT>",
  "<script type=module>evil()</script>",
])("what stands in the markup without it gets no hash: %s", (evil) => {
  const { hashes } = hashScripts(`${evil}<script nonce="${NONCE}">1</script>`, NONCE);
  expect(hashes).toEqual([hashOf("1")]);
});

test("facts and files need none", () => {
  const page = `<script type="application/ld+json">{}</script><script nonce="${NONCE}" src="/a.js"></script>`;
  expect(hashScripts(page, NONCE).hashes).toEqual([]);
});

test("the same script twice is one hash", () => {
  const script = `<script nonce="${NONCE}">1</script>`;
  expect(hashScripts(script + script, NONCE).hashes).toHaveLength(1);
});
