import { english } from "../../src/web/content/en-US/index.ts";
import { guest as portuguese } from "../../src/web/content/pt-BR/guest.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { bookingIdOf, type Checkout, linkOf } from "../support/browser/checkouts.ts";
import { inFull, openOwnBooking } from "./own-booking-states.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };
const words = { "pt-BR": portuguese, "en-US": english.guest };

async function saidTo(app: App, checkout: Checkout) {
  const id = await bookingIdOf(app, checkout);
  const [said] = await app.query<{ arrival: string; companions: string[]; wishes: string }>(
    `select expected_arrival as arrival, companions, wishes
     from booking left join guest_words on booking_id = booking.id where booking.id = $1`,
    [id],
  );
  const told = await app.query(
    "select 1 from booking_journal where booking_id = $1 and event = 'guest-told'",
    [id],
  );
  return { ...said, times: told.length };
}

for (const [device, viewport, language] of [
  ["phone", phone, "pt-BR"],
  ["desk", desk, "en-US"],
] as const) {
  test.describe(`on a ${device} in ${language}`, () => {
    test.use({ viewport });

    test("a guest tells the house when she comes, by keyboard alone", async ({ page, app }) => {
      const said = words[language].arrival;
      const checkout = await openOwnBooking({ page, app, language }, inFull);
      await page.getByRole("link", { name: words[language].todo.chooseLabel }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByLabel(said.around)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      // The number of people is changed elsewhere.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Tomás Prado");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Íris Prado");
      const last = page.getByRole("textbox", { name: /2$/ });
      await expect(last).toBeFocused();
      await expect(page.getByRole("button", { name: said.add })).toHaveCount(0);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Berço, por favor.");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: said.send })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByText(said.sent)).toBeVisible();
      await expect(page.getByRole("button", { name: said.send })).toBeFocused();
      await expect(page.getByText(words[language].todo.allDone, { exact: true })).toBeVisible();
      expect(await saidTo(app, checkout)).toEqual({
        ...{ arrival: "16:00", companions: ["Tomás Prado", "Íris Prado"] },
        ...{ wishes: "Berço, por favor.", times: 1 },
      });
    });
  });
}

test.describe("with a broken line", () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch/ });

  test("what was typed stays, and is told once", async ({ page, app }) => {
    const said = portuguese.arrival;
    const checkout = await openOwnBooking({ page, app, language: "pt-BR" }, inFull);
    await page.getByLabel(said.around).selectOption("18:00");
    await page.getByLabel(said.wishes).fill("Sem glúten.");
    let isHeard = false;
    // The server handles the call, but its answer is lost.
    await page.route("**/reserva/*.data*", async (route) => {
      if (isHeard || route.request().method() !== "POST") return route.continue();
      isHeard = true;
      await route.fetch();
      return route.abort();
    });
    await page.getByRole("button", { name: said.send }).click();
    await expect(page.getByRole("alert")).toHaveText(portuguese.notDone.unheard);
    await expect(page.getByLabel(said.wishes)).toHaveValue("Sem glúten.");
    await expect(page.getByLabel(said.around)).toHaveValue("18:00");
    await page.getByRole("button", { name: said.send }).click();
    await expect(page.getByText(said.sent)).toBeVisible();
    expect(await saidTo(app, checkout)).toMatchObject({ wishes: "Sem glúten.", times: 1 });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, tolerated: /status of 4(09|22)/ });

  test("the form is a plain one, and a refusal keeps what was typed", async ({ page, app }) => {
    const said = portuguese.arrival;
    const checkout = await inFull(app);
    await page.goto(await linkOf(app, checkout, "pt-BR"));
    await expect(page.getByRole("button", { name: said.add })).toBeHidden();
    await page.getByRole("textbox", { name: /junto, 1$/ }).fill("Tomás Prado");
    await page.getByRole("textbox", { name: /junto, 2$/ }).fill("Íris Prado");
    await page.getByLabel(said.around).selectOption("22:00");
    // The field itself does not accept a longer text.
    await page.route("**/reserva/*", (route) => {
      const postData = route.request().postData() ?? "";
      return route.continue({
        postData: postData.replace("wishes=", `wishes=${"a".repeat(1001)}`),
      });
    });
    await page.getByRole("button", { name: said.send }).click();
    await expect(page.getByRole("alert")).toHaveText(portuguese.notDone["invalid-request"]);
    await expect(page.getByLabel(said.wishes)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(said.around)).toHaveValue("22:00");
    await expect(page.getByRole("textbox", { name: /junto, 2$/ })).toHaveValue("Íris Prado");
    await page.unroute("**/reserva/*");
    await page.getByLabel(said.wishes).fill("Chegamos com um violão.");
    await page.getByRole("button", { name: said.send }).click();
    await expect(page.getByText(said.sent)).toBeVisible();
    expect(await saidTo(app, checkout)).toEqual({
      ...{ arrival: "22:00", companions: ["Tomás Prado", "Íris Prado"] },
      ...{ wishes: "Chegamos com um violão.", times: 1 },
    });
  });

  test("a form that was switched off meanwhile says whom to ask", async ({ page, app }) => {
    await page.goto(await linkOf(app, await inFull(app), "pt-BR"));
    await app.query("update property set guest_terms = guest_terms || '{\"tell\": false}'");
    await page.getByRole("button", { name: portuguese.arrival.send }).click();
    await expect(page.getByRole("alert")).toHaveText(portuguese.notDone["guest-may-not"]);
    await app.query("update property set guest_terms = guest_terms || '{\"tell\": true}'");
  });
});
