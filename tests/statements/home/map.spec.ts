import type { Page } from "@playwright/test";
import { sampleProperty } from "../../../sample/property.ts";
import { expect, test } from "../../support/browser/app.ts";

const SCRIPT = "**/__maps/api/js*";
const LOADING = "Loading...";
const FAILED = "Error loading maps";

const block = (page: Page) => page.getByRole("region", { name: "Localização" });
const frame = (page: Page) => block(page).frameLocator("iframe");
const openLink = (page: Page) => block(page).getByRole("link", { name: /aplicativo de mapas/ });

async function comeNear(page: Page): Promise<void> {
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).locator("iframe")).toBeVisible();
}

/** A fake maps script that records its calls. */
const RECORDER = `
  window.google = { maps: {
    Map: class { constructor(div, options) { window.made = options; div.textContent = "mapa"; } },
    Marker: class {},
  } };
  window.showMap();
`;

test("S2.25 S2.57 S4.04 R16.02 once the script has loaded the frame shows the map alone", async ({
  page,
  app,
}) => {
  await page.goto(app.siteUrl);
  await comeNear(page);
  await expect(frame(page).getByRole("region", { name: "Mapa" })).toBeVisible();
  await expect(frame(page).getByText(LOADING)).toBeHidden();
  await expect(frame(page).getByText(FAILED)).toHaveCount(0);
  await expect(openLink(page)).toBeVisible();
});

test("S2.56 S4.04 R16.02 R1.04 while the script loads the frame shows 'Loading...' alone", async ({
  page,
  app,
}) => {
  await page.route(SCRIPT, () => undefined);
  await page.goto(app.siteUrl);
  await comeNear(page);
  const loading = frame(page).getByText(LOADING);
  await expect(loading).toBeVisible();
  await expect(loading).toHaveAttribute("lang", "en");
  await expect(frame(page).locator("#map")).toBeHidden();
  await expect(frame(page).getByText(FAILED)).toHaveCount(0);
  await expect(openLink(page)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("a failing script", () => {
  test.use({ tolerated: /Failed to load resource|Error loading maps|InvalidKeyMapError/ });

  test("S2.58 S4.04 S8.11 S8.12 R1.05 R16.02 shows 'Error loading maps' alone, and is logged", async ({
    page,
    app,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(app.siteUrl);
    await comeNear(page);
    const failed = frame(page).getByText(FAILED);
    await expect(failed).toBeVisible();
    await expect(failed).toHaveAttribute("lang", "en");
    await expect(frame(page).getByText(LOADING)).toHaveCount(0);
    await expect(frame(page).locator("#map")).toBeHidden();
    await expect(openLink(page)).toBeVisible();
    expect(logged.some((line) => line.includes(FAILED))).toBe(true);
  });

  test("S2.58 a refused key shows 'Error loading maps' too", async ({ page, app }) => {
    await app.query("update property set map_key = 'invalid'");
    await page.goto(app.siteUrl);
    await comeNear(page);
    await expect(frame(page).getByText(FAILED)).toBeVisible();
    await app.query("update property set map_key = 'sandbox-map-key'");
  });
});

test("S2.59 S2.60 the view is centred on the house's coordinates at zoom 15", async ({
  page,
  app,
}) => {
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: "text/javascript", body: RECORDER }),
  );
  await page.goto(app.siteUrl);
  await comeNear(page);
  await expect(frame(page).getByText("mapa")).toBeVisible();
  const made = await page
    .frame({ url: /\/mapa$/ })
    ?.evaluate(() => (window as unknown as { made: { center: object; zoom: number } }).made);
  const { latitude, longitude } = sampleProperty;
  expect(made?.center).toEqual({ lat: latitude, lng: longitude });
  expect(made?.zoom).toBe(15);
});

test("S2.61 the frame is 600 by 450, smaller in proportion on a narrower viewport", async ({
  page,
  app,
}) => {
  await page.goto(app.siteUrl);
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await comeNear(page);
    return block(page).locator("iframe").boundingBox();
  };
  expect(await sizeAt(1440)).toMatchObject({ width: 600, height: 450 });
  expect(await sizeAt(820)).toMatchObject({ width: 600, height: 450 });
  const narrow = await sizeAt(360);
  expect(narrow?.width).toBeLessThanOrEqual(320);
  expect((narrow?.width ?? 0) / (narrow?.height ?? 1)).toBeCloseTo(600 / 450, 2);
});

test("R16.01 R16.03 S7.17 S7.18 S7.19 only the frame asks for the script, with its parameters, and only when near", async ({
  page,
  app,
}) => {
  const asked: { by: string; query: Record<string, string> }[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith("/__maps/")) return;
    const by = new URL(request.frame().url()).pathname;
    asked.push({ by, query: Object.fromEntries(url.searchParams) });
  });
  await page.goto(app.siteUrl, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await expect(block(page).locator("iframe")).toHaveCount(0);
  await comeNear(page);
  await expect(frame(page).getByRole("region", { name: "Mapa" })).toBeVisible();
  expect(asked).toEqual([
    {
      by: "/mapa",
      query: {
        key: "sandbox-map-key",
        v: "weekly",
        language: "pt-BR",
        region: "BR",
        libraries: "places",
        callback: "showMap",
      },
    },
  ]);
});

test("without a key the frame shows the address and the link, and loads nothing", async ({
  page,
  app,
}) => {
  await app.query("update property set map_key = null");
  await page.goto(app.siteUrl);
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByText(sampleProperty.city)).toHaveCount(2);
  await expect(openLink(page)).toBeVisible();
  await expect(block(page).locator("iframe")).toHaveCount(0);
  expect((await fetch(`${app.siteUrl}/mapa`)).status).toBe(404);
  await app.query("update property set map_key = 'sandbox-map-key'");
});

test("in English the map speaks English", async ({ page, app }) => {
  await page.goto(`${app.siteUrl}/en`);
  await page.getByRole("region", { name: "Location" }).scrollIntoViewIfNeeded();
  const map = page.frameLocator("iframe").getByRole("region", { name: "Map" });
  await expect(map).toBeVisible();
});
