import type { Page } from "@playwright/test";
import { bookingUrl, deskUrl } from "../../src/contract/owner-urls.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { type App, expect, stayAhead } from "../support/browser/app.ts";
import { WITHDRAWAL_ENDS } from "../support/withdrawal.ts";
import { askForChange } from "./asked-changes.ts";
import type { OwnerState } from "./owner-state.ts";
import { signIn } from "./sign-in.ts";
import { bookByPhone, quietWeeks } from "./timeline-stories.ts";

const longWords =
  "O voo mudou e só chegamos à noite.\nPodemos ficar mais duas noites, no mesmo quarto, se ainda estiver livre?";

async function asking(app: App, name: string): Promise<string> {
  const stay = quietWeeks(app)(0, 2);
  const id = await bookByPhone(app, stay, { name });
  await askForChange(app, id, stay, { words: longWords });
  return id;
}

/** Names, a long wish, and a Pix key for a refund by hand. */
async function says(app: App, bookingId: string): Promise<void> {
  await app.query(
    `insert into guest_words (booking_id, companions, wishes, refund_key, said_at)
     values ($1, array['Bia Prado', 'Caio Prado', 'Wolfeschlegelsteinhausenbergerdorff'],
       'Chegamos com um bebê: um berço e uma banheira, se tiver. Sem glúten no café, por favor.',
       'hospede.com.endereco.comprido@exemplo.example', now())`,
    [bookingId],
  );
}

async function moveOlavo(app: App, { checkIn, checkOut }: Stay): Promise<void> {
  await app.query(
    `update stay set check_in = $1, check_out = $2
     from booking where booking.id = booking_id and guest_name = 'Olavo Braga'`,
    [checkIn, checkOut],
  );
}

const withdrawAll = (app: App) =>
  app
    .query("update stay_change set state = 'withdrawn', ended_at = now() where ended_at is null")
    .then(() => {});

/** What guests ask for and say on their own pages, and what they may do there. */
export const guestPageStates: readonly OwnerState[] = [
  {
    name: "today-asked",
    open: async ({ page, app }) => {
      await asking(app, "Wolfeschlegelsteinhausenbergerdorff da Conceição");
      await asking(app, "Rosa Aguiar");
      await says(app, await bookByPhone(app, quietWeeks(app)(0, 1), { name: "Olavo Braga" }));
      await moveOlavo(app, stayAhead(0, 1));
      await signIn(page, app);
      await page.getByText("1 outro pedido").click();
      await expect(page.getByRole("article").filter({ hasText: "Rosa Aguiar" })).toBeVisible();
    },
    close: async (app) => {
      await withdrawAll(app);
      await moveOlavo(app, stayAhead(1500, 1));
    },
  },
  {
    name: "booking-asked",
    open: async ({ page, app }) => {
      const id = await asking(app, "Rosa Aguiar");
      await says(app, id);
      await signIn(page, app, bookingUrl(id));
      await expect(page.getByRole("heading", { name: "Pedido de mudança" })).toBeVisible();
    },
    close: withdrawAll,
  },
  {
    name: "booking-cancel-less",
    complains: true,
    open: async ({ page, app }) => {
      const id = await paidByPhone(page, app);
      await app.query(WITHDRAWAL_ENDS, [id]);
      await page.goto(`${app.siteUrl}${bookingUrl(id)}/cancelar?quem=hospede`);
      await page.getByLabel("Outro valor").check();
      await page.getByLabel("Valor a devolver").fill("300");
      await page.getByRole("button", { name: /^Cancelar e devolver/ }).click();
      await expect(page.getByLabel("O que vocês combinaram")).toBeFocused();
    },
  },
  {
    name: "booking-cancel-house",
    open: async ({ page, app }) => {
      const id = await paidByPhone(page, app);
      await page.goto(`${app.siteUrl}${bookingUrl(id)}/cancelar?quem=casa`);
      await expect(page.getByRole("button", { name: /^Cancelar e devolver/ })).toBeVisible();
    },
  },
  {
    name: "today-owed",
    open: async ({ page, app }) => {
      const id = await paidByPhone(page, app);
      await page.goto(`${app.siteUrl}${bookingUrl(id)}/cancelar?quem=casa`);
      await page.getByRole("button", { name: /^Cancelar e devolver/ }).click();
      await expect(page.getByRole("button", { name: /^Já devolvi/ })).toBeVisible();
      await says(app, id);
      await page.goto(`${app.siteUrl}${deskUrl}`);
      await expect(page.getByRole("heading", { name: /^Devolver .* a Nina Reis/ })).toBeVisible();
    },
    close: (app) =>
      app
        .query(
          "update refund set state = 'succeeded', means = 'pix', done_at = created_at where state = 'by-hand'",
        )
        .then(() => {}),
  },
  {
    name: "booking-refund-key",
    open: async ({ page, app }) => {
      const id = await paidByPhone(page, app);
      await page.getByRole("link", { name: "Cancelar reserva" }).click();
      await page.getByRole("link", { name: /^Nina pediu/ }).click();
      await page.getByRole("button", { name: /^Cancelar e devolver/ }).click();
      await expect(page.getByRole("button", { name: /^Já devolvi/ })).toBeVisible();
      await says(app, id);
      await app.query("update cancellation set reason = 'plans' where booking_id = $1", [id]);
      await page.reload();
      await expect(page.getByLabel("Chave Pix do hóspede")).toBeVisible();
    },
  },
  {
    name: "house-guest-page",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/casa/hospede");
      await page.getByLabel("Por conta própria").check();
    },
  },
];

async function paidByPhone(page: Page, app: App): Promise<string> {
  const id = await bookByPhone(app, quietWeeks(app)(0, 2), { name: "Nina Reis" });
  await signIn(page, app, bookingUrl(id));
  await page.getByRole("button", { name: /^Receber R/ }).click();
  await expect(page.getByText("Recebido: ").first()).toBeVisible();
  return id;
}
