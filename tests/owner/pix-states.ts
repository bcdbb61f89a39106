import { expect } from "@playwright/test";
import { bookingUrl } from "../../src/contract/owner-urls.ts";
import type { OwnerState } from "./owner-state.ts";
import { addReceipt, answerAll, holdByPix, payByPix } from "./pix-stories.ts";
import { signIn } from "./sign-in.ts";
import { quietWeeks } from "./timeline-stories.ts";

const LONG = "Maria Aparecida dos Santos Albuquerque de Vasconcelos e toda a família";

/** A Pix to the house's key that waits for the owner's answer. */
export const pixStates: readonly OwnerState[] = [
  {
    name: "today-pix",
    close: answerAll,
    open: async ({ page, app }) => {
      const id = await holdByPix(app, quietWeeks(app)(0, 3), { name: LONG, amount: 12_345_050 });
      await addReceipt(app, id);
      await holdByPix(app, quietWeeks(app)(0, 3), { name: "Rosa Dias", minutes: -30 });
      await signIn(page, app);
      await page.waitForLoadState("networkidle");
      await page.getByText("Outro valor").first().click();
      await expect(page.getByLabel("Chegou").first()).toBeVisible();
    },
  },
  {
    name: "booking-pix",
    close: answerAll,
    open: async ({ page, app }) => {
      await signIn(page, app, bookingUrl(await payByPix(app, quietWeeks(app)(0, 3), LONG)));
      await expect(page.getByRole("heading", { name: "Pix na chave da casa" })).toBeVisible();
    },
  },
  {
    name: "booking-pix-shown",
    close: answerAll,
    open: async ({ page, app }) => {
      const wish = { name: "Nina Sol", state: "shown" } as const;
      await signIn(page, app, bookingUrl(await holdByPix(app, quietWeeks(app)(0, 3), wish)));
      await page.waitForLoadState("networkidle");
      await page.getByText("O dinheiro chegou?").click();
    },
  },
];
