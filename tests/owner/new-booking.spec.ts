import type { Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { fillBooking, offeredRoom, typeDates } from "./new-booking-form.ts";
import { letIn, signIn } from "./sign-in.ts";
import { countTaps, tapDay } from "./taps.ts";
import { bookByPhone, freeDay, openTimeline, quietWeeks } from "./timeline-stories.ts";

const MOST_TAPS = 8;
const MOST_MS = 30_000;
const form = "/admin/reservas/nova";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  tolerated: /status of 409|ERR_/,
});

const reserve = (page: Page) => page.getByRole("button", { name: "Reservar", exact: true });
const totalOf = async (app: App, guest: string) => {
  const [account] = await app.query<{ total: number; rooms: number }>(
    `select booking_account.total, (select count(*)::int from stay where booking_id = booking.id) as rooms
     from booking join booking_account on booking_id = booking.id where guest_name = $1`,
    [guest],
  );
  return account;
};

test("a usual booking with its deposit takes eight taps at most, from Hoje to the end", async ({
  page,
  app,
}) => {
  const stay = stayAhead(75, 3);
  await signIn(page, app);
  const taps = await countTaps(page);
  const begun = performance.now();
  await page.getByRole("link", { name: "Reserva", exact: true }).tap();
  await tapDay(page, stay.checkIn);
  await tapDay(page, stay.checkOut);
  await expect(page.getByRole("heading", { name: "Quarto" })).toBeFocused();
  await offeredRoom(page, "Quarto Coqueiro").tap();
  await page.getByLabel("Nome do hóspede").tap();
  await page.keyboard.type("Dalva Pires");
  await page.getByLabel(/^Sinal, R\$\s1\.140$/).tap();
  await page.getByLabel("Dinheiro").tap();
  await reserve(page).tap();
  await expect(page.getByRole("heading", { name: "Dalva Pires" })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(MOST_TAPS);
  expect(performance.now() - begun).toBeLessThan(MOST_MS);
  await expect(page.getByText("R$ 1.140 em aberto")).toBeVisible();
  expect(
    await app.query(
      `select amount, means from payment join booking on booking.id = booking_id
       where guest_name = 'Dalva Pires'`,
    ),
  ).toEqual([{ amount: 114_000, means: "cash" }]);
});

test("a free day of the calendar brings its room and its date along", async ({ page, app }) => {
  const at = quietWeeks(app);
  const { checkIn, checkOut } = at(2, 2);
  await letIn(page, app);
  await openTimeline(page, app, at(0, 1).checkIn);
  await freeDay(page, "Quarto Farol", checkIn).tap();
  await page.getByRole("link", { name: "Reservar daqui" }).tap();
  await expect(page.getByLabel("Entrada")).toHaveValue(checkIn);
  await tapDay(page, checkOut);
  await expect(offeredRoom(page, "Quarto Farol")).toBeChecked();
  await page.getByLabel("Nome do hóspede").fill("Elza Brito");
  await reserve(page).tap();
  await expect(page.getByRole("heading", { name: "Elza Brito" })).toBeVisible();
});

async function addAdults(page: Page, more: number): Promise<void> {
  const adults = page.getByRole("group", { name: "Adultos" });
  for (let count = 0; count < more; count += 1) {
    await adults.getByRole("button", { name: "Mais um" }).tap();
  }
}

test("where no room takes the party, rooms that do together are one tap", async ({ page, app }) => {
  const stay = quietWeeks(app)(1, 3);
  await bookByPhone(app, stay, { name: "Rita Cunha", room: "farol" });
  await signIn(page, app, form);
  await typeDates(page, stay);
  await addAdults(page, 6);
  const both = offeredRoom(page, "Quarto Mar \\+ Quarto Jangada");
  await both.check();
  await page.getByText("quartos não dão. Ver por quê").tap();
  await expect(page.getByText("Acomoda até 3 pessoas.")).toBeVisible();
  await expect(page.getByText("Há uma reserva de Rita Cunha").first()).toBeVisible();
  await page.getByLabel("Nome do hóspede").fill("Família Prates");
  const sum = page.getByText(/^Quarto Mar \+ Quarto Jangada, 3 noites: R\$\s6\.690$/);
  await expect(sum).toBeVisible();
  await reserve(page).tap();
  await expect(page.getByRole("heading", { name: "Família Prates" })).toBeVisible();
  expect(await totalOf(app, "Família Prates")).toEqual({ total: 669_000, rooms: 2 });
});

test("any second room is added by hand, and everybody is given a bed", async ({ page, app }) => {
  const stay = quietWeeks(app)(1, 2);
  await signIn(page, app, form);
  await fillBooking(page, { stay, room: "Quarto Mar", name: "Gil e irmãs" });
  await page.getByRole("button", { name: "Mais de um quarto" }).tap();
  await expect(page.getByText("Escolha os quartos, pelo menos dois.")).toBeVisible();
  await expect(reserve(page)).toBeDisabled();
  await page.getByRole("checkbox", { name: /^Quarto Farol/ }).tap();
  await expect(page.getByText("Quarto Farol, 1 adulto")).toBeVisible();
  await addAdults(page, 5);
  await expect(page.getByText("e são 7 pessoas. Some outro quarto.")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Quarto Jangada/ }).tap();
  await expect(
    page.getByText(/^Quarto Mar \+ Quarto Jangada \+ Quarto Farol, 2 noites/),
  ).toBeVisible();
  await reserve(page).tap();
  await expect(page.getByRole("heading", { name: "Gil e irmãs" })).toBeVisible();
  expect(await totalOf(app, "Gil e irmãs")).toMatchObject({ rooms: 3 });
});

test("nights taken meanwhile: who has them is said, what was typed stays, another room is a tap", async ({
  page,
  app,
}) => {
  const stay = quietWeeks(app)(1, 2);
  await signIn(page, app, form);
  await fillBooking(page, { stay, room: "Quarto Mar", name: "Noé Lira" });
  await bookByPhone(app, stay, { name: "Rita Cunha" });
  await reserve(page).tap();
  await expect(page.getByRole("alert").last()).toContainText("Há uma reserva de Rita Cunha, ");
  await expect(offeredRoom(page, "Quarto Mar")).toHaveCount(0);
  await expect(page.getByText("O mesmo quarto, em outras datas:")).toBeVisible();
  await expect(page.getByLabel("Nome do hóspede")).toHaveValue("Noé Lira");
  await offeredRoom(page, "Quarto Farol").check();
  await reserve(page).tap();
  await expect(page.getByRole("heading", { name: "Noé Lira" })).toBeVisible();
});

test("a price that changed meanwhile is shown before anything is booked", async ({ page, app }) => {
  const setPrice = (price: number) =>
    app.query("update listing set nightly_price = $1 where id = 'jangada'", [price]);
  const stay = quietWeeks(app)(1, 2);
  await signIn(page, app, form);
  await fillBooking(page, { stay, room: "Quarto Jangada", name: "Ivete Sá" });
  await expect(page.getByText(/^Quarto Jangada, 2 noites: R\$\s1\.640$/)).toBeVisible();
  await setPrice(90_000);
  try {
    await reserve(page).tap();
    await expect(page.getByRole("alert")).toContainText("O preço mudou enquanto você preenchia");
    await expect(page.getByText(/^Quarto Jangada, 2 noites: R\$\s1\.800$/)).toBeVisible();
    expect(await totalOf(app, "Ivete Sá")).toBeUndefined();
    await reserve(page).tap();
    await expect(page.getByRole("heading", { name: "Ivete Sá" })).toBeVisible();
    expect(await totalOf(app, "Ivete Sá")).toMatchObject({ total: 180_000 });
  } finally {
    await setPrice(82_000);
  }
});

async function takeAll(app: App, stay: { checkIn: string; checkOut: string }): Promise<void> {
  await app.query(
    `with block as (
       insert into block (listing_id, first_night, end_day, note, created_at, by)
       values ('casa-inteira', $1, $2, 'Obra', now(), 'person:dona') returning id
     )
     insert into occupied_nights (physical_room_id, stay, kind, block_id)
     select physical_room_id, daterange($1::date, $2::date), 'block', block.id
     from block, listing_physical_room where listing_id = 'casa-inteira'`,
    [stay.checkIn, stay.checkOut],
  );
}

test("what cannot be had says so with the next step: full, too many, or no answer", async ({
  page,
  app,
}) => {
  const stay = quietWeeks(app)(8, 2);
  await takeAll(app, stay);
  await signIn(page, app, form);
  await expect(page.getByText("Escolha as datas, e o que está livre aparece aqui")).toBeVisible();
  await typeDates(page, stay);
  await expect(page.getByText("Nenhum quarto está livre nessas datas.")).toBeVisible();
  const others = page.getByText("Livre em outras datas:").locator("..");
  await others.getByRole("button").first().tap();
  await expect(offeredRoom(page, "Quarto Mar")).toBeVisible();
  await expect(page.getByLabel("Entrada")).not.toHaveValue(stay.checkIn);

  const answers = "**/reservas/nova/quartos.data*";
  await page.route(answers, (route) => route.abort("internetdisconnected"));
  await addAdults(page, 1);
  await expect(page.getByRole("alert")).toContainText("A casa não respondeu");
  await expect(reserve(page)).toBeDisabled();
  await page.unroute(answers);
  await page.getByRole("button", { name: "Tentar de novo" }).tap();
  await addAdults(page, 17);
  await expect(page.getByText("não acomoda 20 pessoas. Mude as datas")).toBeVisible();
});
