import { expect } from "@playwright/test";
import type { App } from "../support/browser/app.ts";
import { lengthenListings, putListingsBack } from "../support/browser/long-listings.ts";
import { channelStates } from "./channel-states.ts";
import { deskStates } from "./desk-states.ts";
import { guestPageStates } from "./guest-page-states.ts";
import { newBookingStates } from "./new-booking-states.ts";
import { numbersStates } from "./numbers-states.ts";
import type { OwnerState } from "./owner-state.ts";
import { pastStay } from "./past-stay.ts";
import { payoutStates } from "./payout-states.ts";
import { pixStates } from "./pix-states.ts";
import { portalStates } from "./portal-states.ts";
import { proposalStates } from "./proposal-states.ts";
import { roomsStates } from "./rooms-states.ts";
import { secondFactorStates } from "./second-factor-states.ts";
import { fromElsewhere, signIn } from "./sign-in.ts";
import { timelineStates } from "./timeline-states.ts";

const before = (name: string, path: string): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await fromElsewhere(page, app);
    await page.goto(`${app.siteUrl}${path}`, { waitUntil: "networkidle" });
  },
});

const behind = (name: string, path: string): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await signIn(page, app, path);
    await page.waitForLoadState("networkidle");
  },
});

/** With names of sixty letters and five-digit prices. */
const withLongListings = (name: string, path: string): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await lengthenListings(app);
    await signIn(page, app, path);
    await page.waitForLoadState("networkidle");
  },
  close: putListingsBack,
});

async function bookingOf(app: App, guest: string): Promise<string> {
  const [row] = await app.query<{ id: string }>("select id from booking where guest_name = $1", [
    guest,
  ]);
  return `/admin/reservas/${row?.id}`;
}

export const ownerStates: readonly OwnerState[] = [
  before("sign-in", "/admin/entrar"),
  {
    name: "sign-in-refused",
    complains: true,
    open: async ({ page, app }) => {
      await fromElsewhere(page, app);
      await page.goto(`${app.siteUrl}/admin/entrar`);
      await page.getByLabel("E-mail").fill("ninguem@maremansa.example");
      await page.getByLabel("Senha", { exact: true }).fill("123456789012");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  before("code", "/admin/codigo"),
  ...secondFactorStates,
  before("forgot", "/admin/esqueci"),
  before("password", "/admin/senha"),
  behind("today", "/admin"),
  ...deskStates,
  behind("bookings", "/admin/reservas"),
  behind("bookings-empty", "/admin/reservas?ver=canceladas"),
  ...newBookingStates,
  {
    name: "booking",
    open: async ({ page, app }) => {
      await signIn(page, app, await bookingOf(app, "Tomás Freire"));
      await page.getByText("Receber outro valor").click();
      await page.getByText("Somar, descontar ou combinar outro total").click();
    },
  },
  {
    name: "booking-leaving",
    open: async ({ page, app }) => {
      await signIn(page, app, await bookingOf(app, "Tomás Freire"));
      await page.getByRole("button", { name: "Fazer check-out" }).click();
      await page.getByLabel("Outro valor").check();
      await page.getByLabel("Valor a descontar").fill("500");
      await expect(page.getByText("Receber agora?")).toBeVisible();
    },
  },
  {
    name: "booking-past",
    open: async ({ page, app }) => signIn(page, app, await pastStay(app, "Sônia Vilar")),
  },
  {
    name: "booking-erase",
    open: async ({ page, app }) => {
      await signIn(page, app, await pastStay(app, "Sônia Vilar"));
      await page.getByRole("button", { name: "Apagar os dados" }).click();
      await expect(page.getByRole("dialog")).toContainText("Não dá para desfazer");
    },
  },
  {
    name: "booking-erased",
    open: async ({ page, app }) => {
      await signIn(page, app, await pastStay(app, "Abel Mourão"));
      await page.getByRole("button", { name: "Apagar os dados" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Apagar os dados" }).click();
      await expect(page.getByText("Dados apagados em")).toBeVisible();
    },
  },
  {
    name: "booking-cancel",
    open: async ({ page, app }) =>
      signIn(page, app, `${await bookingOf(app, "Tomás Freire")}/cancelar`),
  },
  {
    name: "booking-unknown",
    complains: true,
    open: ({ page, app }) => signIn(page, app, "/admin/reservas/nada"),
  },
  behind("debts", "/admin/dinheiro"),
  withLongListings("debts-long", "/admin/dinheiro"),
  behind("cash", "/admin/dinheiro/caixa"),
  behind("cash-empty", "/admin/dinheiro/caixa?dia=2020-01-05"),
  {
    name: "receipt",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/dinheiro/caixa");
      await page
        .getByRole("row")
        .filter({ hasText: "Helena Prado" })
        .getByText("Recibo")
        .first()
        .click();
      await expect(page.getByRole("article")).toContainText("Helena Prado");
    },
  },
  ...pixStates,
  ...proposalStates,
  ...timelineStates,
  withLongListings("timeline-long", "/admin/calendario"),
  withLongListings("bookings-long", "/admin/reservas"),
  withLongListings("booking-new-long", "/admin/reservas/nova"),
  behind("rooms", "/admin/quartos"),
  withLongListings("rooms-long", "/admin/quartos"),
  behind("room-new", "/admin/quartos/novo"),
  behind("room", "/admin/quartos/mar"),
  ...channelStates,
  ...portalStates,
  ...roomsStates,
  behind("house", "/admin/casa"),
  behind("house-hours", "/admin/casa/horarios"),
  {
    name: "house-deposit",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/casa/sinal");
      await page.getByLabel("Só o sinal, ou tudo se quiser").check();
      await page.getByRole("button", { name: "Mais um período" }).click();
    },
  },
  ...payoutStates,
  {
    name: "house-payment",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/casa/pagamento");
      for (const means of ["Cartão", "Pix"]) {
        await page
          .getByRole("group", { name: means })
          .getByRole("radio", { name: /^Mercado Pago/ })
          .check();
      }
      await expect(page.getByLabel("Nome que aparece no banco")).toBeVisible();
    },
  },
  ...guestPageStates,
  behind("house-channels", "/admin/casa/canais"),
  behind("house-promotion", "/admin/casa/promocao"),
  ...numbersStates,
  behind("messages", "/admin/mensagens"),
  behind("message", "/admin/mensagens/confirmation?idioma=en"),
  behind("more", "/admin/mais"),
  behind("people", "/admin/pessoas"),
  behind("security", "/admin/seguranca"),
  {
    name: "security-devices",
    open: async ({ page, app }) => {
      await app.query(
        `insert into session (id, token, "expiresAt", "updatedAt", "userAgent", "userId")
         select 'shown', 'shown', now() + interval '1 day', now(), 'samsung/android', id
         from "user" where email = 'dona@maremansa.example'`,
      );
      await signIn(page, app, "/admin/seguranca");
      await expect(page.getByText("Samsung Internet no Android").first()).toBeVisible();
    },
    close: async (app) => void (await app.query("delete from session where id = 'shown'")),
  },
  {
    name: "security-password-refused",
    complains: true,
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/seguranca");
      await page.getByLabel("Senha atual").fill("rede-na-varanda");
      await page.getByLabel("Senha nova").fill("senha1234567");
      await page.getByRole("button", { name: "Trocar senha" }).click();
      await expect(page.getByRole("alert")).toContainText("entre as primeiras");
    },
  },
  {
    name: "activity",
    open: async ({ page, app }) => {
      await app.query(
        `insert into activity (at, kind, actor, subject, facts)
         select at, kind, 'person:' || "user".id, subject, facts::jsonb
         from "user", (values
           (now() - interval '40 days', 'seasons-changed', 'mar', '{"seasons": [{"before": null, "after": {"firstNight": "2027-02-05", "lastNight": "2027-02-09", "nightlyPrice": 120000, "fromNights": null, "minNights": 4}}]}'),
           (now() - interval '1 day', 'property-changed', null, '{"part": "hours", "changes": [{"field": "checkInTime", "before": "14:00", "after": "15:00"}, {"field": "sellGaps", "before": true, "after": false}]}'),
           (now(), 'price-changed', 'mar', '{"changes": [{"field": "nightlyPrice", "before": 89000, "after": 92000}]}'),
           (now(), 'feed-added', 'farol', '{"name": "Airbnb", "portal": "airbnb"}')
         ) as shown (at, kind, subject, facts)
         where email = 'dona@maremansa.example'`,
      );
      await signIn(page, app, "/admin/registro");
      await expect(page.getByText("trocou o preço de").first()).toBeVisible();
    },
  },
  behind("activity-empty", "/admin/registro?antes=1"),
  {
    name: "security-setup",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/seguranca");
      await page.getByLabel("Sua senha").fill("rede-na-varanda");
      await page.getByRole("button", { name: "Ligar" }).click();
      await expect(page.getByRole("button", { name: "Confirmar e ligar" })).toBeVisible();
    },
  },
];
