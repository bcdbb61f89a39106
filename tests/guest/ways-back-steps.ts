import { expect, type Page } from "@playwright/test";
import type { Day } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { type App, fillCard, submitButton, typed } from "../support/browser/app.ts";
import { reloadAwake, untilTidy } from "../support/browser/awake.ts";

/** The building blocks of ways-back.ts. */

/** An action on the page; returns the page to look at. */
export const actions = {
  reload: async (page: Page) => {
    await reloadAwake(page);
    await untilTidy(page);
    return page;
  },
  "the address in another browser": async (page: Page) => {
    const context = await page.context().browser()?.newContext();
    return openAt(await context?.newPage(), page.url());
  },
  "a second tab": async (page: Page) => openAt(await page.context().newPage(), page.url()),
  "the other language": async (page: Page) => {
    const before = page.url();
    await page
      .getByRole("link", { name: /^(English|Português)$/ })
      .last()
      .click();
    await expect(page).not.toHaveURL(before);
    return page;
  },
  Back: async (page: Page) => {
    await page.goBack();
    return page;
  },
  "Back twice in a row": async (page: Page) => {
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back());
    });
    return page;
  },
  Forward: async (page: Page) => {
    await page.goForward();
    await untilTidy(page);
    return page;
  },
  voltar: async (page: Page) => {
    await page.getByRole("link", { name: "voltar" }).click();
    return page;
  },
  Escape: async (page: Page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    return page;
  },
  "Book Now": async (page: Page) => {
    await press(page, "Book Now");
    return page;
  },
  "a look elsewhere": async (page: Page) => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    return page;
  },
} as const satisfies Record<string, (page: Page) => Promise<Page>>;
type Action = keyof typeof actions;

export type Way = {
  readonly where: string;
  /** The path on the site; a room of the list is opened from the list. */
  readonly at:
    | string
    | { readonly list: string; readonly room: string }
    | ((app: App) => Promise<string>);
  readonly chosen: string;
  choose(page: Page, app: App): Promise<unknown>;
  /** One after the other on the same visit. */
  readonly by: readonly Action[];
  readonly stands: string;
  /**
   * Checked after each action, if all must give the same result; otherwise at the end. After Back
   * the page restores its URL: a reload before that is not what is tested.
   */
  readonly each?: boolean;
  check(page: Page, app: App): Promise<unknown>;
  readonly width?: number;
};

async function openAt(page: Page | undefined, url: string): Promise<Page> {
  if (!page) throw new Error("no page to open the address in");
  await page.goto(url);
  return page;
}

/** In a room for four. No press may cause a request or shift the page. */
export async function chooseInForm(page: Page, stay: Stay): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel("Check-in").fill(typed(stay.checkIn));
  await page.getByLabel("Check-out").fill(typed(stay.checkOut));
  const adults = page.getByRole("group", { name: "Adultos" });
  const already = Number(await adults.locator("output").textContent());
  for (let over = already; over > 2; over--) await adults.getByRole("button").first().click();
  const more = page.getByRole("group", { name: "Até 12 anos" }).getByRole("button").last();
  await more.focus();
  const placeBefore = await more.boundingBox();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/childrenUpTo12=1/);
  await expect(more).toBeFocused();
  expect(await more.boundingBox()).toEqual(placeBefore);
  expect(asked.filter((url) => /\/quartos\/|\.data/.test(url))).toEqual([]);
  page.removeAllListeners("request");
}

export async function expectChosen(page: Page, stay: Stay): Promise<void> {
  await expect(page.getByLabel("Check-in")).toHaveValue(typed(stay.checkIn));
  await expect(page.getByLabel("Check-out")).toHaveValue(typed(stay.checkOut));
  await expect(page.locator("form output")).toHaveText(["2", "1", "0"]);
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

export const pickFreeDay = (page: Page) =>
  page.locator('[data-day]:not([aria-disabled="true"])').nth(1).click();

/** All overlays are closed, and the page below is shown. */
export async function expectOnly(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
}

/** Back in the list, at the card of the room that was left. */
export async function expectAtCard(page: Page, room: string): Promise<void> {
  const card = page.getByRole("link", { name: room });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport({ ratio: 0.5 });
}

export async function openGallery(page: Page): Promise<void> {
  await press(page, "Mostrar todas as fotos");
  await expect(page.getByRole("dialog")).toBeVisible();
}

export async function openPaymentHere(page: Page) {
  await press(page, "Book Now");
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(frame.getByTestId("product-summary")).toBeVisible();
  return frame;
}

/** The same guest pays for something in a second tab, or only begins to. */
export async function payInSecondTab(page: Page, url: string, isPaid: boolean): Promise<void> {
  const second = await openAt(await page.context().newPage(), url);
  const frame = await openPaymentHere(second);
  if (!isPaid) return;
  await fillCard(frame, "4242 4242 4242 4242", "segunda.aba@exemplo.example");
  await submitButton(frame).click();
  await expect(second.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
}

/** The provider ends the session that this page is paying with. */
export async function endSession(page: Page, app: App): Promise<void> {
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  const secret = await frame.locator("#payment").getAttribute("data-client-secret");
  const id = secret?.replace(/_secret_.*/, "");
  await fetch(`${app.paymentsUrl}/__control/sessions/${id}/expire`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
}

/** The expired state, however it was detected: no price above, no frame below, a way on. */
export async function expectExpired(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
  await expect(dialog.getByRole("alert")).toContainText("Este pagamento expirou");
  await expect(dialog.getByRole("timer")).toHaveCount(0);
  await expect(dialog.locator("iframe")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Abrir de novo" })).toBeVisible();
}

export async function reservedDays(app: App, room: string): Promise<Day[]> {
  return (await fetch(`${app.siteUrl}/quartos/listarDiasReservadosPorQuarto/${room}`)).json();
}

export async function expectFree(app: App, room: string, night: Day): Promise<void> {
  await expect.poll(() => reservedDays(app, room)).not.toContain(night);
}
