import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "../support/browser/app.ts";
import { paidCheckout, successUrl } from "../support/browser/checkouts.ts";

/** Texts that occur in the owner's components only. */
async function ownersSentences(): Promise<string[]> {
  const sentences = (text: string) =>
    text.match(/(?<=["'`>])[^"'`<>{}$\\\n]{24,}(?=["'`<])/g) ?? [];
  const owners = new Set<string>();
  const visitors: string[] = [];
  for (const file of await readdir("src", { recursive: true })) {
    if (!/\.tsx?$/.test(file) || file.includes(".server.")) continue;
    const source = await readFile(`src/${file}`, "utf8");
    if (file.startsWith("web/owner/")) for (const one of sentences(source)) owners.add(one.trim());
    else visitors.push(source);
  }
  const isSpoken = (text: string) => /^[A-ZÀ-Ú]/.test(text) && text.includes(" ");
  return [...owners].filter(
    (text) => isSpoken(text) && !visitors.some((file) => file.includes(text)),
  );
}

test("no page of the visitor's loads a module of the owner's", async ({ page, app }) => {
  const checkout = await paidCheckout(app);
  const scripts = new Map<string, string>();
  page.on("response", async (answer) => {
    if (answer.request().resourceType() !== "script") return;
    scripts.set(answer.url(), await answer.text().catch(() => ""));
  });
  for (const url of [
    app.siteUrl,
    `${app.siteUrl}/quarto?id=mar`,
    successUrl(app, checkout, "pt-BR"),
  ]) {
    await page.goto(url, { waitUntil: "networkidle" });
  }
  const sentences = await ownersSentences();
  expect(sentences.length).toBeGreaterThan(30);
  expect(scripts.size).toBeGreaterThan(5);
  const found = sentences.filter((one) => [...scripts.values()].some((code) => code.includes(one)));
  expect(found).toEqual([]);
});

test("the owner's pages do carry those sentences, so the search above can find them", async ({
  page,
  app,
}) => {
  const scripts: string[] = [];
  page.on("response", async (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(await answer.text());
  });
  await page.goto(`${app.siteUrl}/admin/esqueci`, { waitUntil: "networkidle" });
  const sentences = await ownersSentences();
  expect(sentences.some((one) => scripts.some((code) => code.includes(one)))).toBe(true);
});

test("what draws a QR code goes to no browser", async () => {
  const complaint = "invalid border";
  expect(await readFile("node_modules/qr/index.js", "utf8")).toContain(complaint);
  const files = (await readdir("build/client", { recursive: true })).filter((one) =>
    one.endsWith(".js"),
  );
  const sources = await Promise.all(files.map((one) => readFile(`build/client/${one}`, "utf8")));
  expect(files.length).toBeGreaterThan(5);
  expect(sources.filter((source) => source.includes(complaint))).toEqual([]);
});
