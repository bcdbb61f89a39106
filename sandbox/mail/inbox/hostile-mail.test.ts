import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../sample-mail.ts";
import { type MailSandbox, startMailSandbox } from "../start.ts";

const visits: (string | undefined)[] = [];
const outside = createServer((request, response) => {
  visits.push(request.url);
  response.end();
});

const attack = (origin: string) => `
<script>top.document.title = "owned"; fetch("${origin}/script"); alert(1)</script>
<img src="x" onerror="fetch('${origin}/handler'); alert(2)">
<img src="${origin}/pixel.png">
<link rel="stylesheet" href="${origin}/style.css">
<div style="background:url(${origin}/background.png)">fundo</div>
<meta http-equiv="refresh" content="0;url=${origin}/away">
<iframe src="${origin}/frame"></iframe>
<form action="${origin}/form" method="post"><button id="send">Confirmar</button></form>
<a id="link" href="${origin}/link">Ver reserva</a>`;

let browser: Browser;
let sandbox: MailSandbox;

beforeAll(async () => {
  await once(outside.listen(0, "127.0.0.1"), "listening");
  sandbox = await startMailSandbox({});
  browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
});

afterAll(async () => {
  await browser.close();
  await sandbox.close();
  outside.close();
});

test("a hostile mail runs no script and reaches nothing outside, until a link is clicked", async () => {
  const { port } = outside.address() as AddressInfo;
  await send(sandbox.smtpUrl, {
    from: "mal@exemplo.test",
    to: "julia@exemplo.test",
    subject: "Prêmio",
    html: attack(`http://127.0.0.1:${port}`),
  });
  const page = await browser.newPage();
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });

  await page.goto(sandbox.inboxUrl);
  await page.getByText("Prêmio").click();
  const frame = page.frameLocator("iframe");
  await frame.locator("#send").click();
  await page.waitForTimeout(300);
  expect(visits).toEqual([]);
  expect(dialogs).toBe(0);
  expect(await page.title()).toContain("Prêmio");

  const popup = page.waitForEvent("popup");
  await frame.locator("#link").click();
  await (await popup).waitForURL(/\/link$/);
  expect(visits.filter((path) => path !== "/favicon.ico")).toEqual(["/link"]);
});
