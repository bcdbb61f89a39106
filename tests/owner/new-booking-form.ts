import type { Locator, Page } from "@playwright/test";
import type { Stay } from "../../src/domain/stay.ts";

type Wish = { readonly stay: Stay; readonly room: string; readonly name: string };

/** A room that is offered, by its name. */
export const offeredRoom = (page: Page, room: string): Locator =>
  page.getByRole("radio", { name: new RegExp(`^${room}`) });

export async function typeDates(page: Page, { checkIn, checkOut }: Stay): Promise<void> {
  await page.getByLabel("Entrada").fill(checkIn);
  await page.getByLabel("Saída").fill(checkOut);
}

/** Fills in everything that a new booking needs, without the last press. */
export async function fillBooking(page: Page, { stay, room, name }: Wish): Promise<void> {
  await typeDates(page, stay);
  await offeredRoom(page, room).check();
  await page.getByLabel("Nome do hóspede").fill(name);
}

export async function payPart(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Outro valor").check();
  await page.getByLabel("Valor recebido").fill(amount);
}
