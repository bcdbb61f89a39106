import type { Page } from "@playwright/test";
import { findBookingUrl, inLanguage, verifyUrl } from "../../src/contract/page-urls.ts";
import type { Language } from "../../src/domain/language.ts";
import { findBooking } from "../../src/web/content/pt-BR/find-booking.ts";
import { verify } from "../../src/web/content/pt-BR/verify.ts";
import { type App, expect, mailsTo, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { sidewaysOverflow, smallTargets, violations } from "../support/browser/inspect.ts";
import { english } from "../support/browser/words.ts";

const words = {
  "pt-BR": { find: findBooking, verify },
  "en-US": { find: english.findBooking, verify: english.verify },
};

/** The browser logs every refused form. */
test.use({ tolerated: /status of (404|422|429)/ });

type Way = { readonly language: Language; readonly width: number };
const ways: readonly Way[] = [
  { language: "pt-BR", width: 390 },
  { language: "en-US", width: 1440 },
];

/** A confirmed booking of the sample gets this address, and a link for it. */
async function bookedBy(app: App, email: string, language: Language): Promise<string> {
  const [booking] = await app.query<{ code: string }>(
    `with booked as (
       update booking set guest_email = $1, language = $2 where id = (
         select id from booking where state = 'confirmed' and erased_at is null
           and check_out > now()::date and guest_email not like '%@achar.example'
           and not exists (select from portal_stay where booking_id = booking.id)
         order by created_at limit 1)
       returning id, code),
     linked as (
       insert into guest_link (booking_id, recipient, made_at) select id, $1, now() from booked)
     select code from booked`,
    [email, language],
  );
  return booking?.code ?? "";
}

async function ask(page: Page, { find }: (typeof words)[Language], email: string): Promise<void> {
  const form = page.locator("form").filter({ hasText: find.byEmail });
  await form.getByLabel(find.email).fill(email);
  await form.getByRole("button", { name: find.send }).click();
}

/** The page is accessible: axe, no sideways scrolling, tap targets, also on the smallest phone. */
async function looksRight(page: Page, width: number): Promise<void> {
  for (const size of [320, width]) {
    await page.setViewportSize({ width: size, height: 844 });
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
}

for (const { language, width } of ways) {
  const { find, verify: check } = words[language];
  const at = (app: App, url: string) => `${app.siteUrl}${inLanguage(url, language)}`;

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a lost link comes by mail, and opens the booking", async ({ page, app }) => {
      const email = `${language}@achar.example`.toLowerCase();
      const code = await bookedBy(app, email, language);
      await openAwake(page, at(app, findBookingUrl));
      await looksRight(page, width);
      await ask(page, words[language], "nobody@achar.example");
      const heading = page.getByRole("heading", { level: 1, name: find.sentHeading });
      await expect(heading).toBeFocused();
      const told = await page.locator("main").innerText();
      await looksRight(page, width);
      await page.getByRole("link", { name: find.again }).click();
      await ask(page, words[language], email.toUpperCase());
      await expect(heading).toBeFocused();
      expect(await page.locator("main").innerText()).toBe(told);
      await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
      const [mail] = (await mailsTo(app, email)) as { html?: string }[];
      const link = mail?.html?.match(/href="([^"]*\/reserva\/[^"/]+\/[^"]+)"/)?.[1] ?? "";
      await page.goto(`${app.siteUrl}${new URL(link).pathname}`);
      await expect(page).toHaveURL(new RegExp(`/reserva/${code}$`));
      await expect(page.locator("main")).toContainText(code);
    });

    test("what is no address and no code is said beside its field", async ({ page, app }) => {
      await openAwake(page, at(app, findBookingUrl));
      const form = page.locator("form").filter({ hasText: find.byCode });
      await form.getByLabel(find.email).fill("ana@exemplo");
      await form.getByLabel(find.code).fill("MARE-1");
      await form.getByRole("button", { name: find.send }).click();
      await expect(form.getByLabel(find.code)).toBeFocused();
      await expect(form.getByLabel(find.code)).toHaveAccessibleDescription(
        new RegExp(find.codeWrong.replace("{{code}}", "MARE-7K42XB")),
      );
      await looksRight(page, width);
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form.getByLabel(find.email).fill("ana");
      await form.getByRole("button", { name: find.send }).click();
      await expect(form.getByLabel(find.email)).toBeFocused();
      await expect(form.getByText(find.emailWrong)).toBeVisible();
    });

    test("who asks too often is told to wait", async ({ page, app }) => {
      const headers = { "x-forwarded-for": `203.0.113.${width % 250}` };
      await page.setExtraHTTPHeaders(headers);
      for (let time = 0; time < 10; time += 1) {
        const form = { way: "email", email: `${time}.${width}@achar.example` };
        await page.request.post(at(app, findBookingUrl), { form, headers });
      }
      await openAwake(page, at(app, findBookingUrl));
      await ask(page, words[language], `more.${width}@achar.example`);
      await expect(page.getByRole("alert")).toHaveText(find.tooMany);
      await looksRight(page, width);
    });

    test("what is the house's is told from what is not", async ({ page, app }) => {
      await openAwake(page, at(app, verifyUrl));
      await looksRight(page, width);
      const field = page.getByLabel(check.field);
      for (const [typed, said] of [
        ["+55 73 3555-0142", check.ours.phone],
        ["(74) 3555-0142", check.notOurs],
        ["MARE-222222", check.mailed],
      ] as const) {
        await field.fill(typed);
        await field.press("Enter");
        const verdict = page.getByRole("status").filter({ hasText: said });
        await expect(verdict).toBeFocused();
        expect(page.url()).toBe(at(app, verifyUrl));
      }
      await looksRight(page, width);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link is asked for, a message checked, and nothing typed is lost", async ({
    page,
    app,
  }) => {
    await page.goto(`${app.siteUrl}${findBookingUrl}`);
    await ask(page, words["pt-BR"], "sem.script@achar.example");
    await expect(
      page.getByRole("heading", { level: 1, name: findBooking.sentHeading }),
    ).toBeVisible();
    await page.goto(`${app.siteUrl}${verifyUrl}`);
    await page.getByLabel(verify.field).fill("pousada.evil.com");
    await page.getByRole("button", { name: verify.check }).click();
    await expect(page.getByRole("status")).toContainText(verify.notOurs);
    await expect(page.getByLabel(verify.field)).toHaveValue("pousada.evil.com");
    expect(page.url()).toBe(`${app.siteUrl}${verifyUrl}`);
  });
});

test("a link that opens nothing leads to finding the booking", async ({ page, app }) => {
  const answer = await page.goto(`${app.siteUrl}/reserva/MARE-222222/wrong`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: findBooking.heading }).click();
  await expect(page.getByRole("heading", { level: 1, name: findBooking.heading })).toBeVisible();
});
