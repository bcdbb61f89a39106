import type { Page } from "@playwright/test";
import { sampleProperty } from "../../../sample/property.ts";
import { expect, test } from "../../support/browser/app.ts";
import { boxesOf } from "./home-page.ts";

const SLIDES = "[data-slide]";
const TOTAL = 7;

const carousel = (page: Page) => page.getByRole("group", { name: "Fotos da pousada" });
const next = (page: Page) => page.getByRole("button", { name: "Próxima foto" });
const previous = (page: Page) => page.getByRole("button", { name: "Foto anterior" });
const dots = (page: Page) => page.getByRole("group", { name: "Escolher foto" }).getByRole("button");
const current = async (page: Page) =>
  Number(await page.locator(`${SLIDES}[aria-current=true]`).getAttribute("data-slide"));

/** Indexes of the fully visible slides, from left to right. */
async function whole(page: Page): Promise<number[]> {
  const width = page.viewportSize()?.width ?? 0;
  return (await boxesOf(page, SLIDES))
    .map(({ left, right }, index) => ({ left, right, index }))
    .filter(({ left, right }) => left >= -0.5 && right <= width + 0.5)
    .sort((a, b) => a.left - b.left)
    .map(({ index }) => index);
}

async function middleOf(page: Page, slide: number): Promise<number> {
  const box = (await boxesOf(page, SLIDES))[slide];
  return Math.round(((box?.left ?? 0) + (box?.right ?? 0)) / 2);
}

async function open(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  await carousel(page).scrollIntoViewIfNeeded();
  // The engine has placed the slides.
  await expect(page.locator(SLIDES).first().locator("..")).toHaveAttribute("style", /translate/);
}

test("S1.07 S2.18 the carousel shows the seven images of its block", async ({ page, app }) => {
  await open(page, app.siteUrl, 1280);
  expect(sampleProperty.learnMore.images).toHaveLength(TOTAL);
  await expect(page.locator(SLIDES)).toHaveCount(TOTAL);
  for (const { alt, caption } of sampleProperty.learnMore.images) {
    const slide = page.locator(`${SLIDES}[aria-current=true]`);
    await expect(slide.getByRole("img", { name: alt })).toBeVisible();
    await expect(carousel(page).getByText(caption)).toBeVisible();
    await next(page).click();
  }
});

test("S2.34 S2.37 S2.41 dots and arrows show, and it starts at the first slide", async ({
  page,
  app,
}) => {
  await open(page, app.siteUrl, 1280);
  await expect(dots(page)).toHaveCount(TOTAL);
  await expect(dots(page).first()).toBeVisible();
  await expect(next(page)).toBeVisible();
  await expect(previous(page)).toBeVisible();
  expect(await current(page)).toBe(0);
  await expect(carousel(page).getByText("1 de 7")).toBeVisible();
  await dots(page).nth(3).click();
  await expect(carousel(page).getByText("4 de 7")).toBeVisible();
});

test("S2.35 it loops without end in both directions", async ({ page, app }) => {
  await open(page, app.siteUrl, 1280);
  await previous(page).click();
  await expect.poll(() => current(page)).toBe(TOTAL - 1);
  await expect.poll(() => whole(page)).toEqual([5, 6, 0]);
  await next(page).click();
  await expect.poll(() => current(page)).toBe(0);
  await expect.poll(() => whole(page)).toEqual([6, 0, 1]);
});

test("S2.38 S2.39 S2.40 from 600 px three slides, moving one, the current in the middle", async ({
  page,
  app,
}) => {
  for (const width of [600, 1280]) {
    await open(page, app.siteUrl, width);
    await expect.poll(() => whole(page)).toEqual([6, 0, 1]);
    await next(page).click();
    await expect.poll(() => whole(page)).toEqual([0, 1, 2]);
    expect(await current(page)).toBe(1);
    await expect.poll(() => middleOf(page, 1)).toBe(width / 2);
  }
});

test("S2.44 S2.45 from 480 to 599 px two slides, moving two", async ({ page, app }) => {
  for (const width of [480, 599]) {
    await open(page, app.siteUrl, width);
    await expect.poll(() => whole(page)).toEqual([0, 1]);
    await next(page).click();
    await expect.poll(() => whole(page)).toEqual([2, 3]);
    expect(await current(page)).toBe(2);
    await previous(page).click();
    await previous(page).click();
    await expect.poll(() => whole(page)).toEqual([6, 0]);
  }
});

test("S2.46 S2.47 below 480 px one slide, moving one", async ({ page, app }) => {
  for (const width of [320, 479]) {
    await open(page, app.siteUrl, width);
    await expect.poll(() => whole(page)).toEqual([0]);
    await next(page).click();
    await expect.poll(() => whole(page)).toEqual([1]);
    expect(await current(page)).toBe(1);
  }
});

test("S2.42 the image of a slide not yet shown is not requested", async ({ page, app }) => {
  // With reduced motion the slides do not advance by themselves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const [row] = await app.query<{ texts: { learnMore: { photos: { id: string }[] } } }>(
    "select texts from property",
  );
  const ids = row?.texts.learnMore.photos.map(({ id }) => id) ?? [];
  const asked = new Set<string>();
  page.on("request", (request) => {
    const id = /\/media\/(\w+)\//.exec(request.url())?.[1];
    if (id) asked.add(id);
  });
  await page.goto(app.siteUrl);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.has(ids[2] ?? "")).toBe(true);
  await page.waitForLoadState("networkidle");
  // The breakfast and the garden photos appear nowhere else on the page.
  expect(asked.has(ids[3] ?? "")).toBe(false);
  await next(page).click();
  await next(page).click();
  await expect.poll(() => asked.has(ids[3] ?? "")).toBe(true);
});

test("S2.43 a click on a visible slide makes it current", async ({ page, app }) => {
  await open(page, app.siteUrl, 1280);
  await page.locator(`${SLIDES}[data-slide="1"]`).click();
  await expect.poll(() => current(page)).toBe(1);
  await expect.poll(() => whole(page)).toEqual([0, 1, 2]);
});

/** Milliseconds and number of steps from the press until the track stops. */
async function change(page: Page): Promise<{ took: number; steps: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const track = document.querySelector<HTMLElement>("[data-slide]")?.parentElement;
        const start = performance.now();
        let moved = start;
        let steps = 0;
        let last = track?.style.transform;
        document.querySelector<HTMLElement>('[aria-label="Próxima foto"]')?.click();
        const look = (now: number) => {
          if (track?.style.transform !== last) {
            moved = now;
            steps += 1;
          }
          last = track?.style.transform;
          if (now - start > 1_200) resolve({ took: moved - start, steps });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

test("the slide change takes about half a second on the screen", async ({ page, app }) => {
  await open(page, app.siteUrl, 1280);
  await page.waitForLoadState("networkidle");
  const { took } = await change(page);
  expect(took).toBeGreaterThan(430);
  // A busy machine is late, never early.
  expect(took).toBeLessThan(1_000);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a slide changes at once", async ({ page, app }) => {
    await open(page, app.siteUrl, 1280);
    // Counted, not timed: a busy machine draws the single step late.
    expect((await change(page)).steps).toBe(1);
    expect(await current(page)).toBe(1);
  });
});
