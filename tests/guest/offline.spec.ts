import { readFileSync } from "node:fs";
import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { offlineWorkerUrl } from "../../src/contract/page-urls.ts";
import { expect, openPayment, stayAhead, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { paidCheckout, successUrl } from "../support/browser/checkouts.ts";

const AT_REST_MS = 9_000;
const PHONE = "(73) 3555-0142";

test.use({ tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

/** Waits until the page is idle and its worker is active. */
async function rest(page: Page): Promise<void> {
  await page.clock.fastForward(AT_REST_MS);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The URLs in all caches of this browser. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

test.describe("without a line", () => {
  test.use({ serviceWorkers: "allow" });

  test("a room says so in our own words, and nothing of a payment or the owner was kept", async ({
    page,
    app,
    context,
  }) => {
    await page.clock.install({ time: app.now() });
    await page.goto(app.siteUrl);
    await rest(page);
    await openPayment(page, app, "Quarto Coqueiro", stayAhead(348, 2));
    await page.goto(successUrl(app, await paidCheckout(app)));
    await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
    await page.goto(`${app.siteUrl}/admin/entrar`);
    await page.goto(app.siteUrl);
    await page.clock.fastForward(AT_REST_MS);
    await page.waitForLoadState("networkidle");
    expect((await keptIn(page)).sort()).toEqual(["/en/sem-conexao", "/sem-conexao"]);

    await context.setOffline(true);
    await page.getByRole("link", { name: "Quarto Mar" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Confira sua conexão e tente outra vez.");
    await expect(alert.getByRole("link", { name: PHONE })).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();

    await context.setOffline(true);
    await page.goto(`${app.siteUrl}/en/quarto/quarto-mar`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    // Retried, because the previous page may reload itself in between.
    await expect(async () => {
      await page.goto(`${app.siteUrl}/quarto?id=mar`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Você está sem conexão");
    }).toPass();
    await expect(page.getByText("Pousada Maré Mansa", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: PHONE })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me/);
    await expect(page.getByRole("listitem").filter({ hasText: "Quarto Mar" })).toContainText("R$");
    await expect(page.getByRole("link", { name: "Tentar de novo" })).toHaveAttribute("href", "");
    await context.setOffline(false);
    // The page reloads by itself, unless the worker comes online a moment after the page.
    await expect(async () => {
      await page.goto(`${app.siteUrl}/quarto?id=mar`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quarto Mar");
    }).toPass();
  });

  test("switched off, it leaves every browser that comes back", async ({ page, app }) => {
    const proxy = await proxyTo(app.siteUrl);
    await page.clock.install({ time: app.now() });
    await page.goto(proxy.url);
    await rest(page);
    expect(await keptIn(page)).not.toEqual([]);
    proxy.switchOff();
    await page.reload();
    await page.clock.fastForward(AT_REST_MS);
    await expect.poll(() => keptIn(page)).toEqual([]);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    proxy.server.close();
  });
});

test("a page lost on the way is said in words, and is one press away", async ({ page, app }) => {
  await openAwake(page, `${app.siteUrl}/privacidade`);
  await page.getByRole("link", { name: "English" }).hover();
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByText(/^The connection was lost|^A conexão caiu/)).toBeVisible();
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: /Try again|Tentar de novo/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected/);
});

type Proxy = { readonly url: string; readonly server: Server; switchOff(): void };

/** The app at another URL, whose worker can be switched off like the setting does. */
async function proxyTo(site: string): Promise<Proxy> {
  const farewell = readFileSync("src/server/http/offline/farewell.js", "utf8");
  let isOff = false;
  const server = createServer((asked, answer) => {
    if (isOff && asked.url === offlineWorkerUrl) {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      return answer.end(farewell);
    }
    const { method = "GET", headers, url } = asked;
    const passed = send(`${site}${url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    return asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    switchOff: () => {
      isOff = true;
    },
  };
}
