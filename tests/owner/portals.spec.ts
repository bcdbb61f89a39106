import type { Page } from "@playwright/test";
import { portalNames } from "../../src/contract/owner/words.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { alertLine, openAlert } from "./alert-lines.ts";
import { forgetChannels } from "./channel-stories.ts";
import { signIn } from "./sign-in.ts";
import { bookByPhone, openTimeline, quietWeeks } from "./timeline-stories.ts";

/** Both directions with the stand-in portals. */
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ app }) => forgetChannels(app));

type Portal = "airbnb" | "booking";

async function at(app: App, portal: Portal, order: string, body: object) {
  const answer = await fetch(`${app.channelsUrl}/__control/${portal}/${order}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { kind: string; url?: string };
}

const section = (page: Page) => page.getByRole("region", { name: "Outros canais" });

/**
 * As in the owner's guide: their URL here, ours there. Portals keep their state, so each test has a
 * room.
 */
async function connect(page: Page, app: App, room: string, portal: Portal) {
  await signIn(page, app, `/admin/quartos/${room}`);
  const name = portalNames[portal];
  const { url = "" } = await at(app, portal, "open", { listing: room });
  const channels = section(page);
  await channels.getByLabel("Portal").selectOption(portal);
  await channels.getByLabel("Endereço do calendário de lá").fill(url);
  await channels.getByRole("button", { name: "Ligar calendário" }).click();
  const ours = channels.getByRole("textbox", { name: `Nosso endereço, para colar no ${name}` });
  await expect(ours).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await channels
    .getByRole("button", { name: `Copiar: Nosso endereço, para colar no ${name}` })
    .click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await ours.inputValue());
  await at(app, portal, "connect", { listing: room, url: copied });
}

async function sell(app: App, room: string, portal: Portal, stay: Stay) {
  return (await at(app, portal, "sell", { listing: room, ...stay })).kind;
}

test("sold there it is closed here, sold here it is closed there", async ({ page, app }) => {
  // Within the dates the site sells; no other test books jangada on these days.
  const weeks = (from: number, nights: number) => stayAhead(476 + from, nights);
  await connect(page, app, "jangada", "booking");
  expect(await sell(app, "jangada", "booking", weeks(1, 2))).toBe("sold");
  await page.goto(`${app.siteUrl}/admin`);
  const feed = section(page).getByRole("listitem");
  await feed.getByRole("button", { name: /^Sincronizar agora/ }).click();
  await expect(feed).toContainText("Booking sincronizado agora.");
  await expect(feed).toContainText("1 reserva, 2 noites");
  const days = await fetch(`${app.siteUrl}/quartos/listarDiasReservadosPorQuarto/jangada`);
  expect(await days.json()).toContain(weeks(1, 2).checkIn);
  await openTimeline(page, app, weeks(0, 14).checkIn);
  await expect(page.getByRole("button", { name: /Booking/ }).first()).toBeVisible();

  await bookByPhone(app, weeks(5, 2), { name: "Bia Torres", room: "jangada" });
  expect((await at(app, "booking", "read", { listing: "jangada" })).kind).toBe("read");
  expect(await sell(app, "jangada", "booking", weeks(5, 2))).toBe("refused");
});

test("sold on both sides it is a conflict, and moving the guest ends it", async ({ page, app }) => {
  const stay = quietWeeks(app)(1, 3);
  await connect(page, app, "jangada", "airbnb");
  await bookByPhone(app, stay, { name: "Davi Nunes", room: "jangada" });
  expect(await sell(app, "jangada", "airbnb", stay)).toBe("sold");
  await page.goto(`${app.siteUrl}/admin`);
  await section(page)
    .getByRole("button", { name: /^Sincronizar agora/ })
    .click();
  await openAlert(page, alertLine(page, page.getByText("Quarto Jangada vendido duas vezes")));
  await page.getByRole("link", { name: "Resolver" }).click();
  await expect(page.getByRole("link", { name: "Davi Nunes" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Mover para/ })
    .first()
    .click();
  await expect(page.getByText("Resolvido")).toBeVisible();
  await expect
    .poll(async () => {
      const mails = await fetch(`${app.inboxUrl}/api/messages`);
      return JSON.stringify(await mails.json());
    })
    .toContain("Noites vendidas duas vezes");
});

test("a calendar that comes back empty frees its nights only when she agrees", async ({
  page,
  app,
}) => {
  const stay = quietWeeks(app)(1, 3);
  await connect(page, app, "farol", "booking");
  await sell(app, "farol", "booking", stay);
  const feed = section(page).getByRole("listitem").filter({ hasText: "Leu o nosso" });
  await feed.getByRole("button", { name: /^Sincronizar agora/ }).click();
  await expect(feed).toContainText("1 reserva");
  await at(app, "booking", "mode", { mode: "empty" });
  await feed.getByRole("button", { name: /^Sincronizar agora/ }).click();
  await expect(feed).toContainText("Nada foi liberado");
  const taken = () => app.query("select 1 from occupied_nights where kind = 'imported'");
  expect(await taken()).toHaveLength(1);
  await feed.getByRole("button", { name: "Aceitar calendário vazio" }).click();
  await expect(feed).toContainText("nenhuma reserva");
  expect(await taken()).toHaveLength(0);
  await at(app, "booking", "mode", { mode: "normal" });
});
