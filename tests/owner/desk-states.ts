import { expect } from "@playwright/test";
import type { App } from "../support/browser/app.ts";
import { lengthenListings, putListingsBack } from "../support/browser/long-listings.ts";
import { alertLine, openAlert } from "./alert-lines.ts";
import { cleaner } from "./cleaner.ts";
import type { OwnerState } from "./owner-state.ts";
import { signIn } from "./sign-in.ts";

const longNote =
  "Chega de ônibus e precisa de carona da rodoviária. Cama de casal, andar de baixo; a mãe usa cadeira de rodas.";
const longName = "Wolfeschlegelsteinhausenbergerdorff da Conceição";

/** Long names and notes, an open amount, six alerts, and rooms in every state. */
async function crowd(app: App): Promise<void> {
  await lengthenListings(app);
  await app.query(
    `update booking set note = $1, guest_name = $2, expected_arrival = '21:30'
     where guest_name = 'Iracema Lobo'`,
    [longNote, longName],
  );
  await setChildren(app, 1);
  await app.query(
    "update physical_room set name = name || ' com varanda e vista para o mar aberto'",
  );
  await app.query(
    `insert into alert (kind, subject, booking_id, raised_at)
     select kind, 'crowd-' || kind, id, now() from (select id from booking limit 1) as booking,
       unnest(array['refund-failed', 'refund-slow', 'mail-not-sent', 'balance-late',
         'payment-does-not-fit', 'hold-overdue']) as kind`,
  );
  await app.query(
    `insert into room_state (physical_room_id, state, at, by)
     select id, (array['clean', 'dirty', 'being-cleaned', 'out-of-use'])[id % 4 + 1], now(), 'system'
     from physical_room`,
  );
}

async function disperse(app: App): Promise<void> {
  await putListingsBack(app);
  await setChildren(app, 0);
  await app.query(
    `update booking set note = '', guest_name = 'Iracema Lobo', expected_arrival = null
     where guest_name = $1`,
    [longName],
  );
  await app.query("update physical_room set name = split_part(name, ' com varanda', 1)");
  await app.query("delete from alert where subject like 'crowd-%'");
  await app.query("delete from room_state");
}

async function setChildren(app: App, count: number): Promise<void> {
  await app.query(
    `update stay set children_up_to_12 = $2
     from booking where booking.id = booking_id and guest_name = $1`,
    [longName, count],
  );
}

const crowded = (name: string, path: string, more?: OwnerState["open"]): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await crowd(app);
    await signIn(page, app, path);
    await page.waitForLoadState("networkidle");
    await more?.({ page, app });
  },
  close: disperse,
});

/** No arrivals, no guests, no departures. */
async function empty(app: App): Promise<void> {
  await app.query(
    `update stay set check_in = stay.check_in - 1000, check_out = stay.check_out - 1000 from booking
     where booking.id = booking_id and state = 'confirmed' and booking.check_out < now()::date + 20`,
  );
  await app.query(
    `update occupied_nights set stay = daterange(lower(stay) - 1000, upper(stay) - 1000)
     where kind = 'booking' and upper(stay) < now()::date + 20`,
  );
}

async function refill(app: App): Promise<void> {
  await app.query(
    `update stay set check_in = check_in + 1000, check_out = check_out + 1000
     where check_out < now()::date - 900`,
  );
  await app.query(
    `update occupied_nights set stay = daterange(lower(stay) + 1000, upper(stay) + 1000)
     where upper(stay) < now()::date - 900`,
  );
}

const plain = (name: string, path: string): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await signIn(page, app, path);
    await page.waitForLoadState("networkidle");
  },
});

/** Hoje, its sheet and the rooms: as they are, with much, and empty. */
export const deskStates: readonly OwnerState[] = [
  {
    name: "today-alert",
    open: async ({ page, app }) => {
      await app.query(
        `insert into alert (kind, subject, booking_id, raised_at)
         select 'refund-failed', 'shown', id, now() from booking where guest_name = 'Helena Prado'
         on conflict do nothing`,
      );
      await signIn(page, app);
      await openAlert(page, alertLine(page, page.getByText("Uma devolução não saiu")));
      await app.query("delete from alert where subject = 'shown'");
    },
  },
  crowded("today-crowd", "/admin", async ({ page }) => {
    await page.getByText("5 outros avisos").click();
    await page.locator("summary", { hasText: "Mais ações" }).first().click();
    await page.getByRole("button", { name: /Chega de ônibus/ }).click();
  }),
  {
    name: "today-empty",
    open: async ({ page, app }) => {
      await empty(app);
      await signIn(page, app);
      await expect(page.getByText("Amanhã ninguém chega nem sai.")).toBeVisible();
    },
    close: refill,
  },
  {
    name: "today-receive",
    open: async ({ page, app }) => {
      await signIn(page, app);
      await page.getByRole("button", { name: /^Receber R/ }).click();
      await expect(page.getByRole("dialog")).toContainText("Como pagou?");
    },
  },
  plain("day-sheet", "/admin/hoje/folha"),
  crowded("day-sheet-crowd", "/admin/hoje/folha"),
  plain("housekeeping", "/admin/arrumacao"),
  crowded("housekeeping-crowd", "/admin/arrumacao"),
  {
    name: "cleaner",
    open: async ({ page, app }) => {
      await crowd(app);
      await signIn(page, app, "/admin/arrumacao", await cleaner(app));
    },
    close: disperse,
  },
  {
    name: "cleaner-account",
    open: async ({ page, app }) => signIn(page, app, "/admin/seguranca", await cleaner(app)),
  },
];
