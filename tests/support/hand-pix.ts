import { randomInt } from "node:crypto";
import sharp from "sharp";
import type { Payer } from "../../src/contract/payer.ts";
import { addDays, todayIn } from "../../src/domain/day.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { instantOf } from "../../src/domain/instant.ts";
import type { Centavos } from "../../src/domain/money.ts";
import type { PixTerms } from "../../src/domain/pix-terms.ts";
import { quote } from "../../src/domain/quote.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { byCommand } from "../../src/server/database/step-up-scope.ts";
import { inTransaction } from "../../src/server/database/transaction.ts";
import { latestPix } from "../../src/server/hand-pix/find-pix.ts";
import { getListing } from "../../src/server/listings/get-listing.ts";
import type { TestApp } from "./app-on.ts";
import { linkedGuest, newKey } from "./linked-guest.ts";
import { browserOn } from "./pay-browser.ts";
import { freshStay } from "./stories.ts";

const ZONE = "America/Bahia";

/** From now on the house takes Pix to its own key. */
export async function takePix(
  { deps }: Pick<TestApp, "deps">,
  terms: Partial<PixTerms> = {},
): Promise<void> {
  const usual = { key: "contato@maremansa.example", payee: "Mare Mansa Ltda", onSite: false };
  const pix_terms = JSON.stringify({ ...usual, ...terms } satisfies PixTerms);
  await byCommand(() =>
    inTransaction(deps.db, (tx) => tx.updateTable("property").set({ pix_terms }).execute()),
  );
}

/** Random, because tests that share an app run in several processes. */
let payers = randomInt(1_000_000);

/** A payer with a new address and phone, because one may have only one open Pix. */
export function newPayer(): Payer {
  payers = (payers + 1) % 1_000_000;
  const digits = String(payers).padStart(6, "0");
  return {
    name: "Helena Prado",
    email: `helena.${digits}@exemplo.example`,
    phone: `+55 73 95${digits.slice(0, 3)}-${digits.slice(3)}1`,
  };
}

type Wish = {
  readonly room?: string;
  readonly stay: Stay;
  readonly payer?: Payer;
  readonly visitorId?: string;
  readonly address?: string;
  /** The amount that she was shown, if not the price. */
  readonly seen?: Centavos;
};

/** A visitor who has chosen Pix on the site, and sees its code. */
export async function heldForPix(app: TestApp, wish: Partial<Wish> = {}) {
  return holdForPix(app, { ...wish, stay: wish.stay ?? freshStay(app) });
}

/** The same on given nights; also works beside an app that runs in another process. */
export async function holdForPix(app: Pick<TestApp, "deps">, wish: Wish) {
  const { deps } = app;
  const { room = "mar", stay, payer = newPayer() } = wish;
  const { rates } = await getListing(deps.db, room, "pt-BR");
  const guests = adultsOnly(2);
  const dueNow = wish.seen ?? quote(rates, stay, guests).total;
  const { api, visitorId } = browserOn(app, wish);
  const wanted = { listingId: room, stay, guests, payer, dueNow };
  const { code } = await api.hold(newKey(), { ...wanted, means: "pix" });
  const { id } = await deps.db
    .selectFrom("booking")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const guest = await linkedGuest(app, id);
  const pix = await latestPix(deps.db, id);
  if (!pix) throw new Error("a hold without its Pix");
  const tell = () => guest.api.tellPix(code, newKey());
  return { id, code, room, stay, payer, visitorId, guest, pixId: pix.id, dueNow, tell };
}

/** Moves the clock to the next moment with this local time at the property. */
export function goTo({ deps, passTime }: TestApp, time: string): void {
  const now = deps.clock();
  const today = todayIn(ZONE, now);
  const next = [today, addDays(today, 1)].map((day) => instantOf({ day, time }, ZONE));
  passTime((next.find((instant) => instant > now) ?? now) - now);
}

/** The guest sends a picture of her bank's receipt. */
export async function withReceipt<
  T extends Pick<Awaited<ReturnType<typeof heldForPix>>, "guest" | "code">,
>(story: T): Promise<T> {
  const create = { width: 40, height: 60, channels: 3, background: "#24418F" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  await story.guest.api.tellPix(story.code, newKey(), picture);
  return story;
}
