import type { Page } from "@playwright/test";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { alertLine, openAlert } from "./alert-lines.ts";
import { connectFeed, forgetChannels } from "./channel-stories.ts";
import { confirmMe } from "./confirm-me.ts";
import { fillBooking } from "./new-booking-form.ts";
import { refusals } from "./property-pages.ts";
import { signIn } from "./sign-in.ts";
import { barOf } from "./timeline-stories.ts";

test.use({ tolerated: refusals });
test.use({
  viewport: { width: 390, height: 844 },
  tolerated: /ERR_|status of 428|Failed to (load|fetch)/,
});

/** Requests fail; what was already loaded stays. */
async function cutTheLine(page: Page): Promise<() => Promise<void>> {
  const cut = (url: URL) => url.pathname.endsWith(".data");
  await page.route(cut, (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.fallback(),
  );
  return () => page.unroute(cut);
}

const unheard = "A casa não respondeu. O que você escreveu continua aqui";

test("a new booking typed while the line is broken is still there when it is back", async ({
  page,
  app,
}) => {
  const stay = stayAhead(523, 2);
  await signIn(page, app, "/admin/reservas/nova");
  await fillBooking(page, { stay, room: "Quarto Coqueiro", name: "Breno Paz" });
  const mend = await cutTheLine(page);
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(page.getByRole("alert")).toContainText(unheard);
  await expect(page.getByLabel("Nome do hóspede")).toHaveValue("Breno Paz");
  await mend();
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(page.getByRole("heading", { name: "Breno Paz" })).toBeVisible();
});

test("a text of the house survives a broken line", async ({ page, app }) => {
  await signIn(page, app, "/admin/casa/promocao");
  const field = page.getByRole("textbox").first();
  await field.fill("Fique quatro noites e pague três");
  const mend = await cutTheLine(page);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("alert")).toContainText(unheard);
  await expect(field).toHaveValue("Fique quatro noites e pague três");
  await mend();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Salvo. Já está no site.")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Fique quatro noites e pague três");
});

test("a note about a booking survives a broken line", async ({ page, app }) => {
  await signIn(page, app, "/admin/reservas");
  await page.getByRole("link", { name: "Helena Prado" }).first().click();
  const note = page.getByLabel("Anotação");
  await note.fill("Pede berço");
  const mend = await cutTheLine(page);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toContainText(unheard);
  await expect(note).toHaveValue("Pede berço");
  await mend();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Dados da reserva mudaram").first()).toBeVisible();
});

test("a check-in over a broken line says so and changes nothing", async ({ page, app }) => {
  await signIn(page, app);
  const mend = await cutTheLine(page);
  const arrivals = page.getByRole("region", { name: "Chegadas" });
  await arrivals.getByRole("button", { name: "Fazer check-in" }).first().click();
  await expect(page.getByRole("alert")).toContainText("A casa não respondeu");
  await expect(arrivals.getByRole("button", { name: "Fazer check-in" }).first()).toBeVisible();
  await mend();
});

test("a room's draft survives a broken line beside it, where its calendars are", async ({
  page,
  app,
}) => {
  await connectFeed(app, { room: "farol" });
  await signIn(page, app, "/admin/quartos/farol");
  const draft = page.getByLabel("Texto do cartão");
  await draft.fill("A rede fica na sombra.");
  const channels = page.getByRole("region", { name: "Outros canais" });
  const address = channels.getByLabel("Endereço do calendário de lá");
  await address.fill("https://portal.example/novo.ics");
  await cutTheLine(page);
  await channels.getByRole("button", { name: "Ligar calendário" }).click();
  await expect(channels.getByRole("alert")).toContainText(unheard);
  await expect(address).toHaveValue("https://portal.example/novo.ics");
  await channels.getByRole("button", { name: /^Sincronizar agora/ }).click();
  await expect(channels.getByRole("alert")).toHaveCount(2);
  await expect(draft).toHaveValue("A rede fica na sombra.");
  await expect(page.getByText("1 alteração por salvar")).toBeVisible();
  await forgetChannels(app);
});

test("access that could not be taken away is said to stand", async ({ page, app }) => {
  await signIn(page, app, "/admin/pessoas");
  const email = "nadir@maremansa.example";
  const person = page.getByRole("listitem").filter({ hasText: email });
  for (const _ of ["invited", "invited again"]) {
    await page.getByLabel("Nome").fill("Nadir Luz");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Mandar convite" }).click();
    await expect(page.getByText("O convite está a caminho.")).toBeVisible();
    await expect(page.getByLabel("Nome")).toHaveValue("");
    await expect(person).toHaveCount(1);
  }
  await person.getByText("Tirar Nadir Luz").click();
  const mend = await cutTheLine(page);
  await person.getByRole("button", { name: "Sim, tirar Nadir" }).click();
  await expect(person.getByRole("alert")).toContainText("A casa não respondeu");
  await mend();
  await person.getByRole("button", { name: "Sim, tirar Nadir" }).click();
  await confirmMe(page);
  await expect(page.getByText("Nadir Luz não entra mais no painel.")).toBeVisible();
  await expect(person).toHaveCount(0);
});

test("an alert that could not be put away says so", async ({ page, app }) => {
  await app.query("delete from alert");
  await app.query(
    `insert into alert (kind, subject, booking_id, raised_at)
     select 'refund-failed', 'sem-linha', id, now() from booking
     where guest_name = 'Helena Prado' limit 1`,
  );
  await signIn(page, app);
  await openAlert(page, alertLine(page, page.getByText("Uma devolução não saiu")));
  await cutTheLine(page);
  await page.getByRole("button", { name: "Já resolvi" }).click();
  await expect(page.getByRole("alert")).toContainText("A casa não respondeu");
  await app.query("delete from alert where subject = 'sem-linha'");
});

test("new dates asked for over a broken line are asked for again", async ({ page, app }) => {
  await signIn(page, app, "/admin/calendario");
  await barOf(page, /^Iracema Lobo/).click();
  const rooms = "**/calendario/quartos.data*";
  await page.route(rooms, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Alterar" }).click();
  const dialog = page.getByRole("dialog", { name: /^Alterar/ });
  await expect(dialog.getByRole("alert")).toContainText("A casa não respondeu");
  await page.unroute(rooms);
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await dialog.getByLabel(/^Quarto Farol/).check();
  await expect(dialog.getByText("O que fazer com a diferença")).toBeVisible();
});

test("a room that is being made and a door that is knocked at survive it too", async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, "/admin/quartos/novo");
  await page.getByRole("textbox", { name: "Nome" }).fill("Quarto Lua");
  await page.getByLabel("Preço base por noite").fill("450");
  await cutTheLine(page);
  await page.getByRole("button", { name: "Criar quarto" }).click();
  await expect(page.getByRole("alert")).toContainText(unheard);
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue("Quarto Lua");

  const stranger = await browser.newPage();
  await stranger.goto(`${app.siteUrl}/admin/entrar`, { waitUntil: "networkidle" });
  await stranger.getByLabel("E-mail").fill("dona@maremansa.example");
  await stranger.getByLabel("Senha", { exact: true }).fill("uma-senha-qualquer");
  await cutTheLine(stranger);
  await stranger.getByRole("button", { name: "Entrar" }).click();
  await expect(stranger.getByRole("alert")).toContainText(unheard);
  await expect(stranger.getByLabel("E-mail")).toHaveValue("dona@maremansa.example");
  await stranger.close();
});
