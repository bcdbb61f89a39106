import { randomInt } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { codeLetters } from "../../src/domain/booking.ts";
import type { Stay } from "../../src/domain/stay.ts";
import type { App } from "../support/browser/app.ts";
import { quietWeeks } from "./timeline-stories.ts";

type Wish = {
  readonly label?: string;
  readonly room?: string;
  readonly stay?: Stay;
  readonly total?: number;
  /** SQL intervals from now. */
  readonly made?: string;
  readonly valid?: string;
  /** Its nights are kept as long as it is valid. */
  readonly keeps?: boolean;
  readonly seen?: boolean;
  readonly withdrawn?: boolean;
};

/** A proposal, written directly. */
export async function propose(app: App, wish: Wish = {}): Promise<string> {
  const { label = "", room = "jangada", stay = quietWeeks(app)(0, 3), total = 480_000 } = wish;
  const { made = "-1 hour", valid = "47 hours", keeps = false } = wish;
  const letters = Array.from({ length: 10 }, () => codeLetters[randomInt(codeLetters.length)]);
  const line = { kind: "nights", nights: 3, people: 1, unitPrice: 160_000, amount: total };
  const [row] = await app.query<{ id: string }>(
    `insert into proposal (code, language, check_in, check_out, listed, total, deposit, label,
       made_at, made_by, valid_until, held_until, seen_at, withdrawn_at)
     values ($1, 'pt-BR', $2, $3, $4, $4, '{"percent": 50, "balance": "at-property"}', $5,
       now() + $6::interval, 'person:dona', now() + $7::interval,
       case when $8 then now() + $7::interval end,
       case when $9 then now() - interval '5 minutes' end, case when $10 then now() end)
     returning id`,
    [
      ...[letters.join(""), stay.checkIn, stay.checkOut, total, label, made, valid, keeps],
      ...[wish.seen ?? false, wish.withdrawn ?? false],
    ],
  );
  const id = row?.id ?? "";
  await app.query(
    `insert into proposal_room (proposal_id, position, listing_id, adults, children_up_to_12,
       children_above_12, listed_lines, lines) values ($1, 0, $2, 2, 2, 0, $3, $3)`,
    [id, room, JSON.stringify([line])],
  );
  if (keeps) {
    await app.query(
      `insert into occupied_nights (physical_room_id, stay, kind, proposal_id)
       select physical_room_id, daterange($1, $2), 'proposal', $3
       from listing_physical_room where listing_id = $4`,
      [stay.checkIn, stay.checkOut, id, room],
    );
  }
  return id;
}

export async function forgetProposals(app: App): Promise<void> {
  await app.query("delete from occupied_nights where kind = 'proposal'");
  await app.query("update booking set proposal_id = null where proposal_id is not null");
  await app.query("delete from message_opening where proposal_id is not null");
  await app.query("delete from proposal");
}

/** Chats open in a new tab, which is intercepted here. Returns the text of the opened chat. */
export async function withoutChats(page: Page): Promise<() => string> {
  let opened = "";
  const answer = (route: Route, url: string) => {
    opened = new URL(url).searchParams.get("text") ?? "";
    return route.fulfill({ body: "chat" });
  };
  await page.context().route("https://wa.me/**", (route) => answer(route, route.request().url()));
  // The target of a redirect cannot be intercepted.
  await page.context().route("**/orcamentos/*/whatsapp", async (route) => {
    const { location = "" } = (await route.fetch({ maxRedirects: 0 })).headers();
    return answer(route, location);
  });
  return () => opened;
}

export const roomChip = (page: Page, room: string) =>
  page.getByRole("radio", { name: new RegExp(`^${room}`) });

export const send = (page: Page) =>
  page.getByRole("button", { name: "Criar e mandar no WhatsApp" });
