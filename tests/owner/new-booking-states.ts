import { expect, type Page } from "@playwright/test";
import type { App } from "../support/browser/app.ts";
import { fillBooking, offeredRoom, payPart, typeDates } from "./new-booking-form.ts";
import type { OwnerState } from "./owner-state.ts";
import { signIn } from "./sign-in.ts";
import { bookByPhone, quietWeeks } from "./timeline-stories.ts";

const form = "/admin/reservas/nova";

const state = (
  name: string,
  open: (page: Page, app: App) => Promise<void>,
  complains = false,
): OwnerState => ({
  name: `booking-new${name}`,
  complains,
  open: async ({ page, app }) => {
    await signIn(page, app, form);
    await page.waitForLoadState("networkidle");
    await open(page, app);
  },
});

async function addAdults(page: Page, more: number): Promise<void> {
  const adults = page.getByRole("group", { name: "Adultos" });
  for (let count = 0; count < more; count += 1) {
    await adults.getByRole("button", { name: "Mais um" }).click();
  }
}

/** The form for a new booking, from the calendar to its refusals. */
export const newBookingStates: readonly OwnerState[] = [
  state("", async (page) => {
    await expect(page.locator("[data-day]").first()).toBeVisible();
  }),
  state("-chosen", async (page, app) => {
    await fillBooking(page, { stay: quietWeeks(app)(1, 3), room: "Quarto Mar", name: "Ana Luz" });
    await page.getByText("Crianças", { exact: true }).click();
    await page.getByText("Mais detalhes").click();
    await payPart(page, "1.000");
  }),
  state("-together", async (page, app) => {
    const stay = quietWeeks(app)(1, 3);
    await bookByPhone(app, stay, { name: "Rita Cunha", room: "farol" });
    await typeDates(page, stay);
    await addAdults(page, 6);
    await offeredRoom(page, "Quarto Mar \\+ Quarto Jangada").check();
    await page.getByText("quartos não dão. Ver por quê").click();
  }),
  state("-picked", async (page, app) => {
    await typeDates(page, quietWeeks(app)(1, 3));
    await page.getByRole("button", { name: "Mais de um quarto" }).click();
    await page.getByRole("checkbox", { name: /^Quarto Mar/ }).check();
    await page.getByRole("checkbox", { name: /^Quarto Farol/ }).check();
    await expect(page.getByText("Quarto Farol, 1 adulto")).toBeVisible();
  }),
  state(
    "-taken",
    async (page, app) => {
      const stay = quietWeeks(app)(1, 3);
      await fillBooking(page, { stay, room: "Quarto Mar", name: "Ana Luz" });
      await bookByPhone(app, stay, { name: "Rita Cunha" });
      await page.getByRole("button", { name: "Reservar", exact: true }).click();
      await expect(page.getByText("O mesmo quarto, em outras datas:")).toBeVisible();
    },
    true,
  ),
];
