import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { goTo } from "../../../../tests/support/hand-pix.ts";
import { heldOnPage } from "../../../../tests/support/page-payments.ts";
import { takeBy } from "../../../../tests/support/take-by.ts";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { english } from "../../content/en-US/index.ts";
import { i18nFor } from "../../content/i18n.ts";
import { OpenPix } from "./open-pix.tsx";
import { urlToPay } from "./other-ways.ts";

const app = await openTestApp({ mercadoPago: true });
await takeBy(app.deps);
const { nightCard } = english.guestPayment.pix;

/** The only part of the site that this page reads. */
const site = { property: { timeZone: "America/Bahia" } };

async function openPixAt(time: string) {
  goTo(app, time);
  const { guest, code, look } = await heldOnPage(app, "pix");
  const booking = await guest.api.getBooking(code);
  const payment = await look();
  if (!payment) throw new Error("no payment");
  expect(payment.amount).toBeGreaterThan(100_000);
  const element = <OpenPix booking={booking} payment={payment} />;
  const router = createMemoryRouter([{ id: "root", path: "*", element, loader: () => site }], {
    initialEntries: ["/en"],
    hydrationData: { loaderData: { root: site } },
  });
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("en-US")}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { page, toCard: urlToPay({ booking, payment }, "card").replaceAll("&", "&amp;") };
}

test("an open Pix above the banks' limit offers the card at night, and not by day", async () => {
  const night = await openPixAt("21:00");
  const offer = night.page.slice(0, night.page.indexOf(nightCard)).split("<a").at(-1);
  expect(night.page).toContain(nightCard);
  expect(offer).toContain(night.toCard);
  expect((await openPixAt("12:00")).page).not.toContain(nightCard);
});
