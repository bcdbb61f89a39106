import { addDays, type Day, day } from "../../../src/domain/day.ts";
import { formatDate, formatDayOfMonth } from "../../../src/domain/format-stay.ts";
import { expect, stayAhead, test, typed } from "../../support/browser/app.ts";
import { blockNights } from "../../support/browser/block-nights.ts";
import { onceIn } from "../../support/browser/turn.ts";
import {
  addListing,
  fields,
  openListing,
  removeListing,
  setTurnover,
  typeStay,
  watchSessions,
} from "./listing-page.ts";

/** Three free nights, two taken ones, then free again; no other test uses them. */
const free = stayAhead(170, 3);
const taken = { checkIn: free.checkOut, checkOut: addDays(free.checkOut, 2) };

// A forced click does not wait for smooth scrolling: the button would move away.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ app }) => onceIn(app, "taken nights", () => blockNights(app, "farol", taken)));
test.afterEach(({ app }) => removeListing(app));

test("S4.05 S4.06 'Book Now' is enabled with no date and with one", async ({ page, app }) => {
  await openListing(page, app, "farol");
  const { bookNow, checkIn, checkOut } = fields(page);
  await expect(bookNow).toBeEnabled();
  await checkIn.fill(typed(free.checkIn));
  await expect(bookNow).toBeEnabled();
  await checkIn.fill("");
  await checkOut.fill(typed(free.checkOut));
  await expect(bookNow).toBeEnabled();
});

for (const [title, stay] of [
  ["S4.07 S4.08 S8.08 a reserved day inside the range disables Book Now", around()],
  [
    "S4.09 a reserved check-in disables Book Now",
    { ...taken, checkOut: addDays(taken.checkOut, 2) },
  ],
  ["S4.10 a reserved check-out disables Book Now", free],
] as const) {
  test(title, async ({ page, app }) => {
    const sessions = watchSessions(page);
    await openListing(page, app, "farol");
    await typeStay(page, stay);
    const { bookNow, reservedMessage, checkIn } = fields(page);
    await expect(reservedMessage).toBeVisible();
    await expect(bookNow).toBeDisabled();
    const said = "As datas selecionadas incluem um dia reservado.";
    await expect(page.getByRole("alert")).toHaveText(said);
    for (const tied of [checkIn, bookNow]) await expect(tied).toHaveAccessibleDescription(said);
    await bookNow.click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(sessions.count).toBe(0);
  });
}

function around() {
  return { checkIn: addDays(taken.checkIn, -2), checkOut: addDays(taken.checkOut, 2) };
}

test("S4.11 S4.12 a free range enables Book Now again, one press away", async ({ page, app }) => {
  await openListing(page, app, "farol");
  await typeStay(page, around());
  const { bookNow, reservedMessage, checkIn } = fields(page);
  await expect(bookNow).toBeDisabled();
  await fields(page).checkOut.fill(typed(addDays(taken.checkIn, -1)));
  await expect(bookNow).toBeEnabled();
  await expect(reservedMessage).toHaveCount(0);

  await typeStay(page, around());
  await expect(reservedMessage).toBeVisible();
  const offered = page.getByText("Livres perto daí:").locator("..").getByRole("button");
  await offered.first().press("Enter");
  await expect(reservedMessage).toHaveCount(0);
  await expect(checkIn).toBeFocused();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(bookNow).toBeEnabled();
  await expect(checkIn).not.toHaveValue(typed(around().checkIn));
});

test("R6.02 R6.03 with same-day turnover only the day of leaving may be reserved", async ({
  page,
  app,
}) => {
  await setTurnover(app, true);
  try {
    await openListing(page, app, "farol");
    const { bookNow, reservedMessage } = fields(page);
    await typeStay(page, free);
    await expect(page.getByText("3 noites", { exact: false }).first()).toBeVisible();
    await expect(reservedMessage).toHaveCount(0);
    await expect(bookNow).toBeEnabled();
    await typeStay(page, { ...free, checkOut: addDays(free.checkOut, 1) });
    await expect(reservedMessage).toBeVisible();
    await expect(bookNow).toBeDisabled();
  } finally {
    await setTurnover(app, false);
  }
});

/** Within one month, which is at least forty days ahead. */
const [month] = stayAhead(60, 1).checkIn.match(/^\d{4}-\d{2}/) ?? [];
const inMonth = (of: number) => day(`${month}-${String(of).padStart(2, "0")}`);

test("R3.02 the stay stands below in long form with its nights", async ({ page, app }) => {
  await openListing(page, app, "farol", `&startDate=${inMonth(12)}&endDate=${inMonth(15)}`);
  const words = (of: number, format: Intl.DateTimeFormatOptions) =>
    new Date(inMonth(of)).toLocaleDateString("pt-BR", { ...format, timeZone: "UTC" });
  const short = { weekday: "long", day: "numeric", month: "long" } as const;
  const said = `${words(12, { ...short, year: "numeric" })} → ${words(15, short)} · 3 noites`;
  await expect(page.getByText(said, { exact: true })).toBeVisible();
});

test("S5.09 a date of the address stands in its picker as MM/dd/yyyy", async ({ page, app }) => {
  await openListing(page, app, "farol", `&startDate=${inMonth(5)}&endDate=${inMonth(8)}`);
  const value = (of: string) => (month ?? "").replace(/^(\d+)-(\d+)$/, `$2/${of}/$1`);
  await expect(fields(page).checkIn).toHaveValue(value("05"));
  await expect(fields(page).checkOut).toHaveValue(value("08"));
});

test("R37.01 dates and people of the address stand in the form", async ({ page, app }) => {
  const search = `&startDate=${free.checkIn}&endDate=${addDays(free.checkIn, 2)}&people=3`;
  await openListing(page, app, "coqueiro", search);
  await expect(fields(page).checkIn).toHaveValue(typed(free.checkIn));
  await expect(fields(page).checkOut).toHaveValue(typed(addDays(free.checkIn, 2)));
  await expect(page.getByRole("group", { name: "Adultos" }).getByRole("status")).toHaveText("3");
});

const plain = inMonth(20);
/** Around the taken nights. */
const [early, late] = [addDays(taken.checkIn, -25), addDays(taken.checkIn, 28)];
for (const [title, texts, asks, focused] of [
  [
    "S5.08 R7.01 without check-in it asks for it",
    { checkIn: "", checkOut: "" },
    "Escolha a data de check-in.",
    "checkIn",
  ],
  [
    "S5.08 R7.02 with check-in only it asks for the check-out",
    { checkIn: typed(free.checkIn), checkOut: "" },
    "Escolha a data de check-out.",
    "checkOut",
  ],
  [
    "R7.03 equal dates open no payment",
    { checkIn: typed(plain), checkOut: typed(plain) },
    "pelo menos um dia depois",
    "checkOut",
  ],
  [
    "R7.04 a check-out before the check-in opens no payment",
    { checkIn: typed(addDays(plain, 2)), checkOut: typed(plain) },
    "pelo menos um dia depois",
    "checkOut",
  ],
  [
    "a date that cannot be read is asked for again",
    { checkIn: "32/12/2026", checkOut: "" },
    "com o mês primeiro",
    "checkIn",
  ],
  [
    "a stay that the house does not take is said in words",
    { checkIn: typed(early), checkOut: typed(late) },
    "reservado",
    "checkIn",
  ],
] as const) {
  test(title, async ({ page, app }) => {
    const sessions = watchSessions(page);
    await openListing(page, app, "farol");
    const form = fields(page);
    await form.checkIn.fill(texts.checkIn);
    await form.checkOut.fill(texts.checkOut);
    // By keyboard: a complaint that comes while typing moves the button away from the pointer.
    await form.bookNow.press("Enter");
    await expect(page.getByRole("alert")).toContainText(asks);
    await expect(form[focused]).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(sessions.count).toBe(0);
  });
}

test("a stay of more than 30 nights is refused in words, before any call", async ({
  page,
  app,
}) => {
  const sessions = watchSessions(page);
  await openListing(page, app, await addListing(app));
  await typeStay(page, stayAhead(200, 31));
  await expect(page.getByRole("alert")).toContainText("até 30 noites");
  await fields(page).bookNow.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sessions.count).toBe(0);
});

test("R38.01 children are priced by age, and too many people are refused in words", async ({
  page,
  app,
}) => {
  const sessions = watchSessions(page);
  await openListing(page, app, "mar");
  await typeStay(page, stayAhead(190, 3));
  const more = (name: string) =>
    page.getByRole("group", { name, exact: true }).getByRole("button", { name: "Mais um" });
  const total = page.locator("dl > div").last();
  await expect(total).toHaveText("TotalR$\u00a02.670");
  await more("Até 12 anos").click();
  await expect(total).toHaveText("TotalR$\u00a02.940");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await more("Acima de 12 anos").click();
  await expect(total).toHaveText("TotalR$\u00a03.330");
  await expect(page.getByRole("alert")).toContainText("Aqui cabem até 3 pessoas");
  await fields(page).bookNow.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sessions.count).toBe(0);
});

test("R40.01 under the total stands until when cancelling is free, and it opens the policy", async ({
  page,
  app,
}) => {
  await openListing(page, app, "mar");
  const stay = stayAhead(270, 3);
  await typeStay(page, stay);
  const [full, half] = [7, 2].map((days) => addDays(stay.checkIn, -days)) as [Day, Day];
  const line = page.getByRole("button", {
    name: `Cancelamento grátis até ${formatDayOfMonth(full, "long", "pt-BR")}, 23h59`,
    exact: true,
  });
  const lastLine = page.locator("dl > div").last();
  await expect(lastLine).toHaveText(/^TotalR\$/);
  await expect(line).toBeVisible();
  const distance = await line.evaluate((button) => {
    const total = [...document.querySelectorAll("dl > div")].at(-1);
    return button.getBoundingClientRect().top - (total?.getBoundingClientRect().bottom ?? 0);
  });
  expect(distance).toBeGreaterThanOrEqual(0);
  await line.click();
  const policy = page.getByRole("dialog", { name: "Cancelamento" });
  await expect(policy).toContainText(`Até ${formatDate(full, "pt-BR")}, 23h59: devolvemos tudo.`);
  await expect(policy).toContainText(`Até ${formatDate(half, "pt-BR")}, 23h59: devolvemos 50%.`);
  await page.keyboard.press("Escape");
  await expect(line).toBeFocused();
});
