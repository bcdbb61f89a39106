import type { Page } from "@playwright/test";
import { sampleWordsIn } from "../../sample/sample-words.ts";
import {
  type App,
  expect,
  fillCard,
  mailsTo,
  openPayment,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/app.ts";
import { becomeSerraClara } from "../support/browser/serra-clara.ts";
import { letIn } from "./sign-in.ts";

// Whom mails come from is set where the app is installed.
test.use({ settings: { MAIL_FROM: "reservas@serraclara.example" } });

const MOST_PAGES = 200;
const email = "ana@exemplo.example";

/** Links that only navigate. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?href="(\/[^"#]*)/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );

/** What a person or a crawler reads, before anything was typed. */
async function walk(page: Page, app: App, from: readonly string[]) {
  const found: string[] = [];
  const seen = new Set(from);
  for (const path of seen) {
    const answer = await page.request.get(`${app.siteUrl}${path}`);
    if (!answer.ok()) found.push(`${path}: ${answer.status()}`);
    const isText = /html|json|xml|text|javascript/.test(answer.headers()["content-type"] ?? "");
    const text = isText ? await answer.text() : "";
    found.push(...sampleWordsIn(text).map((words) => `${path}: ${words}`));
    for (const link of linksIn(text)) if (seen.size < MOST_PAGES) seen.add(link);
  }
  return { found, pages: seen.size };
}

test("nothing of the sample is said in another house: no page, no mail", async ({ page, app }) => {
  test.slow();
  await letIn(page, app);
  await becomeSerraClara(page, app);

  const frame = await openPayment(page, app, "Chalé Araucária", stayAhead(30, 2));
  await fillCard(frame, "4242424242424242", email);
  await submitButton(frame).click();
  await expect(page).toHaveURL(/\/success/);
  await expect.poll(async () => (await mailsTo(app, email)).length).toBeGreaterThan(0);

  const all = (await (await fetch(`${app.inboxUrl}/api/messages`)).json()) as object[];
  const mails = all.map((mail) => JSON.stringify(mail));
  expect(mails.flatMap(sampleWordsIn)).toEqual([]);
  const link = /\/reserva\/[^"/]+\/[^"\\]+/.exec(mails.join())?.[0] ?? "";
  const own = ["/", "/en", "/admin", new URL(page.url()).pathname, link];
  const files = ["/sitemap.xml", "/robots.txt", "/quartos/listarQuartos"];
  const { found, pages } = await walk(page, app, [...own, ...files]);
  expect(found).toEqual([]);
  expect(pages).toBeGreaterThan(60);
});
