import type { Route } from "@playwright/test";
import { type App, expect, test } from "../../support/browser/app.ts";
import { arriveFromListing, cards, LIST_CALL, listingList, recordListCalls } from "./home-page.ts";

type WireCard = { _id: string; cardTitle: string; cardText: string; cardImgUrl: string };

const EMPTY = "Não há quartos disponíveis.";

async function answerOf(app: App): Promise<WireCard[]> {
  return (await fetch(`${app.siteUrl}/quartos/listarQuartos`)).json();
}

test("S2.10 S2.12 S3.06 S7.03 one card per room of the answer, with title, text and image", async ({
  page,
  app,
}) => {
  const rooms = await answerOf(app);
  await page.goto(app.siteUrl);
  await expect(
    page.getByRole("heading", { level: 2, name: "Clique na foto para reservar" }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(rooms.length);
  for (const [index, { cardTitle, cardText, cardImgUrl }] of rooms.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading")).toHaveText(cardTitle);
    await expect(card.getByText(cardText)).toBeVisible();
    const picture = cardImgUrl.split("/")[2] ?? "";
    await expect(card.getByRole("img")).toHaveAttribute("src", new RegExp(picture));
  }
});

test("S2.13 a card leads to /quarto with the room's _id", async ({ page, app }) => {
  const [, second] = await answerOf(app);
  await page.goto(app.siteUrl);
  await cards(page).nth(1).click();
  await page.waitForURL("**/quarto?*");
  expect(new URL(page.url()).searchParams.get("id")).toBe(second?._id);
});

test("S2.11 S4.01 S7.02 while the list call is pending the page says so in its language, then the cards alone", async ({
  page,
  app,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bodies: (string | null)[] = [];
  await page.route(LIST_CALL, async (route) => {
    bodies.push(route.request().postData());
    await held;
    await route.continue();
  });
  await arriveFromListing(page, app);
  const loading = listingList(page).getByText("Buscando os quartos…");
  await expect(loading).toBeVisible();
  await expect(listingList(page).getByText("Loading...")).toHaveCount(0);
  await expect(listingList(page).locator("[aria-busy=true]")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page)).toHaveCount(5);
  await expect(loading).toHaveCount(0);
  await expect(listingList(page).getByText(EMPTY)).toHaveCount(0);
  expect(bodies).toEqual([null]);
});

for (const [what, body] of [
  ["an empty list", "[]"],
  ["null", "null"],
  ["an object", '{"rooms":[]}'],
  ["a text", '"quartos"'],
] as const) {
  test(`S2.14 S2.15 S8.07 ${what} for an answer shows '${EMPTY}' and nothing loading`, async ({
    page,
    app,
  }) => {
    await page.route(LIST_CALL, (route) =>
      route.fulfill({ contentType: "application/json", body }),
    );
    await arriveFromListing(page, app);
    await expect(listingList(page).getByText(EMPTY)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(listingList(page).getByText("Buscando os quartos…")).toHaveCount(0);
    await expect(listingList(page).locator("[aria-busy]")).toHaveCount(0);
  });
}

test.describe("a failing list call", () => {
  test.use({ tolerated: /Failed to load resource/ });

  for (const [what, fail] of [
    ["503", (route: Route) => route.fulfill({ status: 503, body: '{"detail":"segredo"}' })],
    ["no network", (route: Route) => route.abort()],
  ] as const) {
    test(`S8.04 R25.01 ${what}: calm words, the phone and a retry that works; other blocks stay`, async ({
      page,
      app,
    }) => {
      await page.route(LIST_CALL, fail);
      await arriveFromListing(page, app);
      const alert = listingList(page).getByRole("alert");
      await expect(alert).toContainText("Não conseguimos mostrar os quartos agora.");
      await expect(alert.getByRole("link", { name: "(73) 3555-0142" })).toBeVisible();
      await expect(page.getByText(/503|segredo|Failed to fetch/)).toHaveCount(0);
      await expect(listingList(page).getByText(EMPTY)).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Localização" })).toBeAttached();
      await expect(page.getByRole("region", { name: "Benefícios" })).toBeAttached();

      await page.unroute(LIST_CALL);
      const calls = recordListCalls(page);
      await alert.getByRole("button", { name: "Tentar de novo" }).press("Enter");
      await expect(cards(page)).toHaveCount(5);
      // The card of the room that the guest came back from.
      await expect(cards(page).first().getByRole("link")).toBeFocused();
      await expect(alert).toHaveCount(0);
      expect(calls).toHaveLength(1);
    });
  }
});
