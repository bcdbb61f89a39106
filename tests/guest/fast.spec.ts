import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, stayAhead, test, typed } from "../support/browser/app.ts";
import { paidCheckout, successUrl } from "../support/browser/checkouts.ts";
import { holdCode } from "../support/browser/late-code.ts";

const desktop = { width: 1440, height: 900 };
const ROOM = "/quarto?id=mar";

/** Paths that the page has requested, in order. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isScript = (url: string) => url.endsWith(".js");
const has = (asked: readonly string[], part: string) => asked.some((path) => path.includes(part));

test("no page of the visitor's brings the schema library", async ({ page, app }) => {
  const marks = /_zod\b|ZodError/;
  expect(readFileSync("node_modules/zod/v4/core/core.js", "utf8")).toMatch(marks);
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer.text());
  });
  const success = successUrl(app, await paidCheckout(app), "pt-BR");
  for (const url of [app.siteUrl, app.siteUrl + ROOM, success]) {
    await page.goto(url, { waitUntil: "networkidle" });
  }
  const found = await Promise.all(scripts);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((code) => marks.test(code))).toEqual([]);
});

test("carousel and map are fetched when they come near, not before", async ({ page, app }) => {
  const asked = watch(page);
  await page.goto(app.siteUrl, { waitUntil: "networkidle" });
  for (const part of ["carousel-engine", "stay-calendar", "/mapa"]) {
    expect(has(asked, part), part).toBe(false);
  }
  await page.locator("[data-still]").scrollIntoViewIfNeeded();
  await expect.poll(() => has(asked, "carousel-engine")).toBe(true);
  await page.locator("#localizacao").scrollIntoViewIfNeeded();
  await expect.poll(() => has(asked, "/mapa")).toBe(true);
});

test("calendar and payment are fetched when they are opened, not before", async ({ page, app }) => {
  const asked = watch(page);
  await page.goto(app.siteUrl + ROOM, { waitUntil: "networkidle" });
  for (const part of ["stay-calendar", "payment-dialog", "instead"])
    expect(has(asked, part), part).toBe(false);
  await page.getByRole("button", { name: "Escolher datas" }).click();
  await expect.poll(() => has(asked, "stay-calendar")).toBe(true);
  await page.keyboard.press("Escape");
  const stay = stayAhead(330, 2);
  await page.getByLabel("Check-in").fill(typed(stay.checkIn));
  await page.getByLabel("Check-out").fill(typed(stay.checkOut));
  expect(has(asked, "payment-dialog")).toBe(false);
  await page.getByRole("button", { name: "Book Now" }).first().click();
  await expect.poll(() => has(asked, "payment-dialog")).toBe(true);
});

test("a room's code is there before its card is pressed", async ({ page, app }) => {
  await page.setViewportSize(desktop);
  await page.goto(app.siteUrl, { waitUntil: "networkidle" });
  const asked = watch(page);
  const scripts = () => asked.filter((path) => path.endsWith(".js")).length;
  const card = page.getByRole("link", { name: "Quarto Mar" });
  await card.hover();
  let before = 0;
  // One script leads to the next: all are there once half a second has brought no more.
  await expect(async () => {
    before = scripts();
    expect(before).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(scripts()).toBe(before);
  }).toPass();
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();
  expect(scripts()).toBe(before);
});

test("a page seen before is asked about, not sent again, and works", async ({ page, app }) => {
  const first = await page.goto(app.siteUrl, { waitUntil: "networkidle" });
  expect(await first?.headerValue("cache-control")).toBe("no-cache");
  // From the wire: the page itself sees 200 even for a 304.
  const wire = await page.context().newCDPSession(page);
  const statuses: number[] = [];
  wire.on("Network.responseReceivedExtraInfo", ({ statusCode }) => statuses.push(statusCode));
  await wire.send("Network.enable");
  await page.reload({ waitUntil: "networkidle" });
  expect(statuses[0]).toBe(304);
  // The cached page's scripts run under the policy it came with, or nothing would open.
  await page.getByRole("link", { name: "Quarto Mar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Book Now" }).first()).toBeVisible();
});

test("a saved price is the next answer, even to who has the page", async ({ app }) => {
  const url = app.siteUrl + ROOM;
  const known = (await fetch(url)).headers.get("etag") ?? "";
  const ask = () => fetch(url, { headers: { "if-none-match": known } });
  const price = (change: number) =>
    app.query("update listing set nightly_price = nightly_price + $1 where id = 'mar'", [change]);
  await price(100);
  expect((await ask()).status).toBe(200);
  await price(-100);
});

test("files named by their content are kept for good, others are asked about", async ({ app }) => {
  const html = await (await fetch(app.siteUrl)).text();
  const [script = ""] = html.match(/\/assets\/framework-[\w-]+\.js/) ?? [];
  const [style = ""] = html.match(/\/assets\/site-[\w-]+\.css/) ?? [];
  const [photo = ""] = html.match(/\/media\/\w+\/\d+\.avif/) ?? [];
  for (const path of [script, style, photo]) {
    const answer = await fetch(app.siteUrl + path, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe(path === photo ? null : "br");
  }
  const icon = await fetch(`${app.siteUrl}/icon.svg`);
  expect(icon.headers.get("cache-control")).toBe("public, no-cache");
});

test("fonts are preloaded, as the very files the styles name, and small", async ({ app }) => {
  const html = await (await fetch(app.siteUrl)).text();
  const preloads = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(([, at]) => at);
  expect(preloads).toHaveLength(2);
  const [style = ""] = html.match(/\/assets\/site-[\w-]+\.css/) ?? [];
  const css = await (await fetch(app.siteUrl + style)).text();
  let bytes = 0;
  for (const font of preloads) {
    expect(css).toContain(`url(${font})`);
    bytes += (await (await fetch(app.siteUrl + font)).arrayBuffer()).byteLength;
  }
  expect(bytes).toBeLessThan(56_000);
});

test("what a page shows is fetched before the code that makes it answer", async ({ page, app }) => {
  for (const path of ["/", ROOM]) {
    const order: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "image") order.push("photo");
    });
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/assets/") && isScript(request.url()))
        order.push("script");
    });
    await page.goto(app.siteUrl + path, { waitUntil: "networkidle" });
    expect(order.filter((one) => one === "script").length).toBeGreaterThan(3);
    expect(order[0], path).toBe("photo");
    page.removeAllListeners();
  }
});

test("a page whose photo never comes answers all the same", async ({ page, app }) => {
  await page.route(/\/media\//, () => {});
  await page.goto(app.siteUrl + ROOM, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Escolher datas" }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
});

test("what is pressed before the code is there is answered once it is", async ({ page, app }) => {
  const letThrough = await holdCode(page);
  const stay = stayAhead(330, 2);
  const dates = `&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`;
  await page.goto(app.siteUrl + ROOM + dates, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Book Now" }).first().click();
  await page.getByRole("button", { name: "Escolher datas" }).click();
  await expect(page.getByRole("grid")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe(`?id=mar${dates}`);
  letThrough();
  await expect(page.getByRole("grid").first()).toBeVisible();
});
