import type { Page } from "@playwright/test";
import { addDays } from "../../src/domain/day.ts";
import { arriveFromListing, cards } from "../statements/home/home-page.ts";
import { dayButton, fields, typeStay } from "../statements/listing/listing-page.ts";
import { fact } from "../statements/shell/confirmation-page.ts";
import { expect, fillCard, stayAhead, submitButton, test } from "../support/browser/app.ts";
import { plainListing, startPlainServer } from "../support/plain-server.ts";

const CALLS = /\/(quartos|payment)\/[\w-]+|\/reservas$/;

/** A build whose API base URL is the other server's: no call reaches our own. */
async function callOnly(page: Page, url: string): Promise<void> {
  await page.route(CALLS, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${url}${pathname}${search}` }) });
  });
}

test("a server that sends the specified fields and no more sells a room from list to record", async ({
  page,
  app,
}) => {
  const stay = stayAhead(350, 3);
  const taken = [1, 2, 3].map((day) => addDays(stay.checkOut, day));
  // Paid at the stand-in provider.
  const clientSecret = async () => {
    const body = JSON.stringify({
      startDate: stay.checkIn,
      endDate: stay.checkOut,
      quartoId: "mar",
    });
    const answer = await fetch(`${app.siteUrl}/payment/create-checkout-session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return (await answer.json()).client_secret;
  };
  const plain = await startPlainServer({
    // Midnight at the property, midnight UTC, and the last hour of the evening.
    reservedDays: [
      `${taken[0]}T03:00:00.000Z`,
      `${taken[1]}T00:00:00.000Z`,
      `${taken[2]}T23:30:00-03:00`,
    ],
    clientSecret,
    record: {
      dataEntrada: `${stay.checkIn}T03:00:00.000Z`,
      dataSaida: `${stay.checkOut}T03:00:00.000Z`,
      nome: "Ana Lima",
      email: "ana.simples@exemplo.example",
    },
  });

  await callOnly(page, plain.url);
  await arriveFromListing(page, app);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText("O quarto de sempre.")).toBeVisible();
  await expect(cards(page).getByText("R$")).toHaveCount(0);
  await cards(page).click();
  await expect(page).toHaveURL(new RegExp(`/quarto\\?id=${plainListing._id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainListing.name);
  await expect(page.getByText("R$450 / noite").first()).toBeVisible();
  await expect(page.getByRole("img", { name: plainListing.name })).toHaveCount(2);
  await expect(page.getByText("Rede na varanda")).toBeVisible();
  await expect(page.getByText(/Infinity|NaN|undefined|null/)).toHaveCount(0);

  const closed = taken.map((day) => dayButton(page, day));
  await typeStay(page, { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 5) });
  await expect(fields(page).reservedMessage).toBeVisible();
  await fields(page).checkIn.click();
  for (const day of closed) await expect(day).toHaveAttribute("aria-disabled", "true");
  await expect(dayButton(page, stay.checkOut)).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");

  await typeStay(page, stay);
  await expect(page.getByText("R$ 1.350").first()).toBeVisible();
  await fields(page).bookNow.click();
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(frame.getByTestId("product-summary")).toBeVisible();
  await fillCard(frame, "4242424242424242", "ana.simples@exemplo.example");
  await submitButton(frame).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserva feita com sucesso!");
  const shown = (day: string) => day.split("-").reverse().join("/");
  await expect(fact(page, "Check-in")).toContainText(shown(stay.checkIn));
  await expect(fact(page, "Check-out")).toContainText(shown(stay.checkOut));
  await expect(fact(page, "Nome")).toHaveText("Ana Lima");
  await expect(page.getByText(/Total|Código da reserva/)).toHaveCount(0);
  expect([...new Set(plain.asked)]).toEqual([
    "GET /quartos/listarQuartos",
    `GET /quartos/listarQuartoPorId/${plainListing._id}`,
    `GET /quartos/listarDiasReservadosPorQuarto/${plainListing._id}`,
    "POST /payment/create-checkout-session",
    "POST /reservas",
  ]);
  await plain.close();
});
