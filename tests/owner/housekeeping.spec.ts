import type { Locator, Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { untilAwake } from "../support/browser/awake.ts";
import { cleaner } from "./cleaner.ts";
import { confirmMe } from "./confirm-me.ts";
import { fromElsewhere, screens, signIn } from "./sign-in.ts";
import { bookByPhone } from "./timeline-stories.ts";

test.use({ tolerated: /status of 4(09|28)/ });

const cardOf = (page: Page, room: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: room }) });

const tap = (card: Locator, state: string) =>
  card.getByRole("button", { name: state, exact: true });

test.afterEach(async ({ app }) => {
  await app.query("delete from room_state");
});

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("who cleans lands on her page, sets a room by one tap, and finds nothing else", async ({
      page,
      app,
    }) => {
      const { email, password } = await cleaner(app);
      await fromElsewhere(page, app);
      await page.goto(`${app.siteUrl}/admin/entrar`);
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Senha", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin/arrumacao`);
      await expect(page.getByRole("listitem")).toHaveCount(4);
      const jangada = cardOf(page, "Quarto Jangada");
      await expect(jangada).toContainText("Chega hoje, a partir das 14h: 2 pessoas");
      await tap(jangada, "Sujo").click();
      await expect(tap(jangada, "Sujo")).toHaveAttribute("aria-pressed", "true");
      await expect(jangada).toContainText("Primeiro");
      await expect(jangada).toContainText("você");
      await tap(jangada, "Em arrumação").click();
      await tap(jangada, "Limpo").click();
      await expect(tap(jangada, "Limpo")).toHaveAttribute("aria-pressed", "true");
      await expect(jangada).not.toContainText("Primeiro");

      const nav = page.getByRole("navigation", { name: "Painel" }).filter({ visible: true });
      await expect(nav.getByRole("link")).toHaveText(["Arrumação", "Sua conta"]);
      const main = await page.getByRole("main").innerHTML();
      expect(main).not.toMatch(/Iracema|Helena|R\$|95555|@/);
      await page.goto(`${app.siteUrl}/admin/reservas`);
      await expect(page).toHaveURL(`${app.siteUrl}/admin/arrumacao`);
      await nav.getByRole("link", { name: "Sua conta" }).click();
      await page.getByRole("main").getByRole("button", { name: "Sair", exact: true }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin/entrar`);
    });

    test("a check-out leaves the room dirty, and Hoje says when it is ready", async ({
      page,
      app,
    }) => {
      const guest = `Saulo Reis ${viewport.width}`;
      const ahead = stayAhead(300, 1);
      const id = await bookByPhone(app, ahead, { name: guest, room: "farol" });
      const { checkIn, checkOut } = stayAhead(-1, 1);
      await app.query(
        "update stay set check_in = $2, check_out = $3, checked_in_at = now() where booking_id = $1",
        [id, checkIn, checkOut],
      );
      await signIn(page, app);
      const leaving = page.getByRole("region", { name: "Saídas" }).getByRole("article");
      const saulo = leaving.filter({ hasText: guest });
      await saulo.getByRole("button", { name: "Fazer check-out" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Pix" }).click();
      await expect(saulo).toHaveCount(0);
      const farol = cardOf(page, "Quarto Farol");
      await expect(tap(farol, "Sujo")).toHaveAttribute("aria-pressed", "true");

      const iracema = page.getByRole("article").filter({ hasText: "Iracema Lobo" });
      await expect(iracema).toContainText("Quarto pronto");
      await tap(cardOf(page, "Quarto Jangada"), "Fora de uso").click();
      await expect(iracema).toContainText("Quarto fora de uso");
      await expect(cardOf(page, "Quarto Jangada")).toContainText("As noites continuam à venda.");
      await tap(cardOf(page, "Quarto Jangada"), "Limpo").click();
      await expect(iracema).toContainText("Quarto pronto");
      await app.query("delete from occupied_nights where booking_id = $1", [id]);
    });
  });
}

/** A change by another person while the page is open. */
async function setMeanwhile(app: App, room: string, state: string): Promise<void> {
  await app.query(
    `insert into room_state (physical_room_id, state, at, by)
     select id, $2, now(), 'system' from physical_room where name = $1
     on conflict (physical_room_id) do update
       set state = excluded.state, version = room_state.version + 1`,
    [room, state],
  );
}

test("a tap on an older state changes nothing, and shows what is there by now", async ({
  page,
  app,
}) => {
  await signIn(page, app, "/admin/arrumacao");
  await untilAwake(page);
  const mar = cardOf(page, "Quarto Mar");
  await setMeanwhile(app, "Quarto Mar", "dirty");
  await tap(mar, "Fora de uso").click();
  await expect(mar.getByRole("alert")).toContainText("Alguém mudou este quarto");
  await expect(tap(mar, "Sujo")).toHaveAttribute("aria-pressed", "true");
  await tap(mar, "Limpo").click();
  await expect(tap(mar, "Limpo")).toHaveAttribute("aria-pressed", "true");
  await expect(mar.getByRole("alert")).toHaveCount(0);
});

test("somebody is invited to clean, and her place is changed", async ({ page, app }) => {
  await signIn(page, app, "/admin/pessoas");
  await page.getByLabel("Nome").fill("Nadir Luz");
  await page.getByLabel("E-mail").fill("nadir-arruma@x.example");
  await page.getByLabel("Pode").selectOption("cleaning");
  await page.getByRole("button", { name: "Mandar convite" }).click();
  const nadir = page.getByRole("listitem").filter({ hasText: "nadir-arruma@x.example" });
  await expect(nadir).toContainText("Arrumação");
  await nadir.getByText("Mudar o que pode").click();
  await nadir.getByRole("button", { name: /^Pôr na equipe/ }).click();
  await confirmMe(page);
  await expect(page.getByText("Nadir Luz: agora recebe, reserva e bloqueia.")).toBeVisible();
  await expect(nadir).toContainText("Equipe");
  await app.query(`delete from "user" where email = 'nadir-arruma@x.example'`);
});
