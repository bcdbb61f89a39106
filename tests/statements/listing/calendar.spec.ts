import { addDays } from "../../../src/domain/day.ts";
import { expect, stayAhead, TODAY, test, typed } from "../../support/browser/app.ts";
import { blockNights } from "../../support/browser/block-nights.ts";
import { onceIn } from "../../support/browser/turn.ts";
import {
  dayButton,
  desktop,
  failedAnswers,
  fields,
  holdAnswer,
  openListing,
  setTurnover,
  typeStay,
  walkToListing,
  watchSessions,
} from "./listing-page.ts";

const today = TODAY;
const free = stayAhead(240, 3);
const taken = { checkIn: free.checkOut, checkOut: addDays(free.checkOut, 2) };

test.use({ viewport: desktop });
test.beforeEach(({ app }) => onceIn(app, "taken nights", () => blockNights(app, "farol", taken)));

/** How a waiting button moves where motion is reduced. */
const fades = (circle: Element) =>
  circle
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((at) => "opacity" in at));

test("S5.01 S5.02 check-in: today can be chosen, yesterday cannot", async ({ page, app }) => {
  await openListing(page, app, "farol");
  const { checkIn } = fields(page);
  await checkIn.click();
  await checkIn.press("ArrowDown");
  await expect(dayButton(page, today)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  const yesterday = dayButton(page, addDays(today, -1));
  await expect(yesterday).toBeFocused();
  await expect(yesterday).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(checkIn).toHaveValue("");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(checkIn).toHaveValue(typed(today));
});

test("S5.03 S5.07 no reserved day can be chosen, and each says why", async ({ page, app }) => {
  await openListing(page, app, "farol");
  const { checkIn, checkOut } = fields(page);
  await checkIn.fill(typed(free.checkIn));
  for (const input of [checkIn, checkOut]) {
    await input.click();
    const reserved = dayButton(page, taken.checkIn);
    await expect(reserved).toHaveAccessibleName(/, reservado$/);
    await expect(reserved).toBeDisabled();
    await expect(reserved).toHaveCSS("text-decoration-line", "line-through");
    const before = await input.inputValue();
    await reserved.click({ force: true });
    await expect(input).toHaveValue(before);
  }
});

test("S5.04 S5.05 check-out: the check-in date is the earliest", async ({ page, app }) => {
  await openListing(page, app, "farol");
  const { checkIn, checkOut } = fields(page);
  const second = addDays(free.checkIn, 1);
  await checkIn.fill(typed(second));
  await checkOut.click();
  await expect(dayButton(page, free.checkIn)).toBeDisabled();
  await dayButton(page, free.checkIn).click({ force: true });
  await expect(checkOut).toHaveValue("");
  await expect(dayButton(page, second)).toBeEnabled();
  await dayButton(page, second).click();
  await expect(checkOut).toHaveValue(typed(second));
});

test("S5.06 check-out: without a check-in a past date can be chosen", async ({ page, app }) => {
  await openListing(page, app, "farol");
  const { checkOut } = fields(page);
  await checkOut.focus();
  await checkOut.press("ArrowDown");
  await expect(dayButton(page, today)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(checkOut).toHaveValue(typed(addDays(today, -1)));
});

test("S5.09 a stay picked by mouse stands in both pickers and closes the calendar", async ({
  page,
  app,
}) => {
  await openListing(page, app, "farol", `&startDate=${free.checkIn}`);
  const { checkIn, checkOut } = fields(page);
  await checkIn.click();
  await dayButton(page, addDays(free.checkIn, 1)).click();
  await expect(checkIn).toHaveValue(typed(addDays(free.checkIn, 1)));
  await dayButton(page, addDays(free.checkIn, 2)).click();
  await expect(checkOut).toHaveValue(typed(addDays(free.checkIn, 2)));
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(checkOut).toBeFocused();
});

test("arrows move by day, Page keys by month, and reserved days can be reached", async ({
  page,
  app,
}) => {
  await openListing(page, app, "farol", `&startDate=${addDays(taken.checkIn, -1)}`);
  const { checkIn } = fields(page);
  await checkIn.focus();
  await expect(page.getByRole("grid")).toHaveCount(2);
  await checkIn.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(dayButton(page, taken.checkIn)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dayButton(page, addDays(taken.checkIn, 7))).toBeFocused();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowUp");
  await expect(dayButton(page, taken.checkIn)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(checkIn).toBeFocused();
});

test("R23.01 with same-day turnover a reserved day after free nights is 'só saída'", async ({
  page,
  app,
}) => {
  await setTurnover(app, true);
  try {
    await openListing(page, app, "farol", `&startDate=${free.checkIn}`);
    const { checkIn, checkOut } = fields(page);
    await checkOut.click();
    const leaving = dayButton(page, taken.checkIn);
    await expect(leaving).toHaveAccessibleName(/, só saída$/);
    await expect(leaving).toContainText("só saída");
    await expect(dayButton(page, addDays(taken.checkIn, 1))).toBeDisabled();
    await checkIn.click();
    await expect(leaving).toBeDisabled();
    await checkOut.click();
    await leaving.click();
    await expect(checkOut).toHaveValue(typed(taken.checkIn));
    await expect(fields(page).bookNow).toBeEnabled();
  } finally {
    await setTurnover(app, false);
  }
});

test.describe("when the reserved days do not come", () => {
  test.use({ tolerated: failedAnswers });

  test("S8.05 R25.02 no day looks free, the room stays, and the retry works", async ({
    page,
    app,
  }) => {
    await page.route("**/quartos/listarDiasReservadosPorQuarto/*", (route) =>
      route.fulfill({ status: 503, json: { detail: "sem resposta do calendário" } }),
    );
    await walkToListing(page, app, "Quarto Farol");
    await expect(page.getByRole("heading", { level: 1, name: "Quarto Farol" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/503|sem resposta do calendário/);
    await fields(page).checkIn.click();
    await expect(page.locator("td", { has: page.locator("[data-day]") }).first()).toBeVisible();
    await expect(page.locator("td:not([data-note]) [data-day]")).toHaveCount(0);
    await expect(dayButton(page, today)).toHaveAccessibleName(/a confirmar$/);
    await page.keyboard.press("Escape");

    await fields(page).checkIn.fill(typed(taken.checkIn));
    await fields(page).checkOut.fill(typed(taken.checkOut));
    await expect(fields(page).bookNow).toBeEnabled();
    await fields(page).bookNow.click();
    const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
    await expect(dialog.getByRole("alert")).toContainText("Alguém acaba de reservar");
    // Leaving the conflict reloads the days; the button is stable only after that.
    const askedAgain = page.waitForResponse("**/quartos/listarDiasReservadosPorQuarto/*");
    await dialog.getByRole("button", { name: "Voltar ao quarto", exact: true }).click();
    await askedAgain;

    await page.unrouteAll();
    await page.getByRole("button", { name: "Tentar de novo" }).press("Enter");
    await expect(fields(page).reservedMessage).toBeVisible();
    await expect(page.getByRole("button", { name: "Tentar de novo" })).toHaveCount(0);
    await expect(fields(page).checkIn).toBeFocused();
  });

  test("while the server is asked first, 'Book Now' is busy and takes no second press", async ({
    page,
    app,
  }) => {
    const url = "**/quartos/listarDiasReservadosPorQuarto/*";
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(url, (route) => route.fulfill({ status: 503 }));
    await walkToListing(page, app, "Quarto Farol");
    await typeStay(page, stayAhead(252, 2));
    await page.unroute(url);
    const answer = await holdAnswer(page, url);
    const sessions = watchSessions(page);
    const { bookNow } = fields(page);
    await bookNow.click();
    await expect(bookNow).toHaveAttribute("aria-busy", "true");
    expect(await bookNow.locator("circle").evaluate(fades)).toBe(true);
    await bookNow.click({ force: true });
    answer();
    const frame = page.frameLocator('iframe[name="embedded-checkout"]');
    await expect(frame.getByTestId("product-summary")).toBeVisible();
    expect(sessions.count).toBe(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
