import type { Stay } from "../../src/domain/stay.ts";
import type { App } from "../support/browser/app.ts";
import { bookByPhone } from "./timeline-stories.ts";

type Wish = {
  readonly name: string;
  readonly room?: string;
  readonly amount?: number;
  /** Until its end, from now; negative if it has ended. */
  readonly minutes?: number;
  readonly state?: "shown" | "told";
};

const TOTAL = 480_000;

/** A hold whose guest has the house's Pix code, and says that she paid unless it is only shown. */
export async function holdByPix(app: App, stay: Stay, wish: Wish): Promise<string> {
  const { name, room = "farol", amount = 240_000, minutes = 110, state = "told" } = wish;
  const id = await bookByPhone(app, stay, { name, room, total: TOTAL });
  const isOver = minutes < 0;
  await app.query(
    `update booking set state = $2, confirmed_at = null,
       hold_expires_at = now() + $3 * interval '1 minute'
     where id = $1`,
    [id, isOver ? "expired" : "held", minutes],
  );
  await app.query(
    isOver
      ? "delete from occupied_nights where booking_id = $1"
      : "update occupied_nights set kind = 'hold' where booking_id = $1",
    [id],
  );
  await writePix(app, id, { amount, state: isOver ? "ended" : state, minutes, purpose: "booking" });
  return id;
}

/** A confirmed booking whose guest says that she has sent what was open. */
export async function payByPix(app: App, stay: Stay, name: string): Promise<string> {
  const id = await bookByPhone(app, stay, { name, room: "farol", total: TOTAL });
  await writePix(app, id, { amount: TOTAL, state: "told", minutes: null, purpose: "balance" });
  return id;
}

type Written = { amount: number; state: string; minutes: number | null; purpose: string };

async function writePix(app: App, bookingId: string, pix: Written): Promise<void> {
  await app.query(
    `insert into hand_pix (booking_id, purpose, amount, state, made_at, told_at, answer_by)
     values ($1, $2, $3, $4, now() - interval '3 hours',
       case when $4 <> 'shown' then now() - interval '10 minutes' end,
       now() + $5 * interval '1 minute')`,
    [bookingId, pix.purpose, pix.amount, pix.state, pix.minutes],
  );
}

/** A guest's picture of her bank's receipt. */
export async function addReceipt(app: App, bookingId: string): Promise<void> {
  await app.query(
    `insert into hand_pix_receipt (pix_id, picture, added_at)
     select id, '\\xffd8ffd9', now() from hand_pix where booking_id = $1`,
    [bookingId],
  );
}

export async function answerAll(app: App): Promise<void> {
  await app.query(
    "update hand_pix set state = 'ended', answered_at = now() where answered_at is null and state <> 'received'",
  );
}
