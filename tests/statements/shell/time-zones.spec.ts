import { formatDay } from "../../../src/domain/format-day.ts";
import {
  expect,
  fillCard,
  mailsTo,
  openPayment,
  stayAhead,
  submitButton,
  test,
  typed,
} from "../../support/browser/app.ts";
import { fact } from "./confirmation-page.ts";

const zones = ["Pacific/Auckland", "Pacific/Honolulu", "Europe/Lisbon", "America/Fortaleza"];

for (const [index, zone] of zones.entries()) {
  test.describe(`a guest in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("R4.01 S4.13 sees the same dates in form, call, address, confirmation and mail", async ({
      page,
      app,
    }) => {
      const stay = stayAhead(350 + index * 5, 3);
      const email = `fuso.${index}@exemplo.example`;
      const asked = page.waitForRequest("**/payment/create-checkout-session");
      const frame = await openPayment(page, app, "Quarto Coqueiro", stay);
      expect((await asked).postDataJSON()).toMatchObject({
        startDate: stay.checkIn,
        endDate: stay.checkOut,
      });
      const field = (name: string) => page.getByLabel(name, { exact: true }).first();
      await expect(field("Check-in")).toHaveValue(typed(stay.checkIn));
      await expect(field("Check-out")).toHaveValue(typed(stay.checkOut));
      const written = formatDay(stay.checkIn, "long", "pt-BR");
      await expect(page.getByText(written).first()).toBeAttached();

      await fillCard(frame, "4242 4242 4242 4242", email);
      await submitButton(frame).click();
      await page.waitForURL(/\/success\?/);
      const { searchParams } = new URL(page.url());
      expect([...searchParams.keys()].sort()).toEqual([
        ...["endDate", "price", "quartoId", "session_id", "startDate"],
      ]);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        session_id: expect.stringMatching(/^cs_/),
        startDate: stay.checkIn,
        endDate: stay.checkOut,
        quartoId: "coqueiro",
        price: expect.stringMatching(/^\d+$/),
      });
      for (const [label, day] of [
        ["Check-in", stay.checkIn],
        ["Check-out", stay.checkOut],
      ] as const) {
        await expect(fact(page, label)).toContainText(formatDay(day, "numeric", "pt-BR"));
        await expect(fact(page, label)).toContainText(formatDay(day, "weekday", "pt-BR"));
      }
      await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
      const [mail] = await mailsTo(app, email);
      const text = JSON.stringify(mail);
      for (const day of [stay.checkIn, stay.checkOut]) {
        expect(text).toContain(formatDay(day, "numeric", "pt-BR"));
      }
    });
  });
}
