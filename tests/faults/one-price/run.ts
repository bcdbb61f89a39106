import fc from "fast-check";
import { createHttpApi } from "../../../src/contract/http-api.ts";
import type { Language } from "../../../src/domain/language.ts";
import { type Centavos, formatMoney } from "../../../src/domain/money.ts";
import { readAccount } from "../../../src/server/account/read-account.ts";
import { lookAtOwnBooking } from "../../../src/server/guest/look-at-own-booking.ts";
import { moneyWords } from "../../../src/server/mail/money-words.ts";
import { writeLetter } from "../../../src/server/mail/write-letter.ts";
import type { Mail } from "../../../src/server/outbox/mark-mail.ts";
import { getProperty } from "../../../src/server/property/get-property.ts";
import type { SearchEntries } from "../../../src/web/home/search-entries.ts";
import { wishOf } from "../../../src/web/listing/order.ts";
import { bookingOf } from "../../support/stories.ts";
import { pay, stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { overAgain } from "../client.ts";
import { createRandom, type Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { tooRare } from "../try-histories.ts";
import { formAt, optionsFor } from "./options.ts";
import { changePrices } from "./prices.ts";

type Size = {
  readonly searches: number;
  /** Each number of rooms must be booked at least so often, or it counts as untested. */
  readonly leastOfEach: number;
};

/** After so many searches the calendar is emptied, and everything has another price. */
const SEARCHES_PER_WORLD = 25;
const kinds = ["nothing", "one room", "two rooms", "three rooms"];

/**
 * Random searches, each followed from the list to a paid booking: in the list, the form, at the
 * provider, in the mail, on the guest's page and in the account the price is one number.
 */
export async function onePrice(
  apps: readonly FaultApp[],
  { searches, leastOfEach }: Size,
  seed: number,
): Promise<Finding> {
  const seen = new Map(kinds.map((kind) => [kind, 0]));
  const outcomes = await Promise.all(
    apps.map((app, index) => {
      app.payments.setWebhookUrl(null);
      const numRuns = Math.ceil(searches / apps.length);
      const random = createRandom(seed + index);
      return fc.check(searchesIn(app, random, seen), {
        ...{ numRuns, seed: seed + index, endOnFailure: true },
      });
    }),
  );
  const told = await Promise.all(
    outcomes
      .filter(({ failed }) => failed)
      .map(async (one) => `${one.errorInstance}: ${await fc.asyncDefaultReportMessage(one)}`),
  );
  told.push(...tooRare(seen, leastOfEach));
  const note = [...seen].map(([kind, times]) => `${kind} ${times}`).join(", ");
  const ran = outcomes.reduce((sum, { numRuns }) => sum + numRuns, 0);
  return { trials: ran, failures: told.length, note: [...told, note].join("; ") };
}

const anyParty = fc.oneof(partyOf(4, 1), partyOf(9, 2));

function partyOf(adults: number, children: number) {
  return fc.record({
    adults: fc.integer({ min: 1, max: adults }),
    childrenUpTo12: fc.integer({ min: 0, max: children }),
    childrenAbove12: fc.integer({ min: 0, max: children }),
  });
}

const anyWish = fc.record({
  ahead: fc.integer({ min: 2, max: 400 }),
  nights: fc.integer({ min: 1, max: 9 }),
  guests: anyParty,
  rooms: fc.constantFrom(1, 1, 1, 2, 3),
  language: fc.constantFrom<Language>("pt-BR", "en-US"),
  pick: fc.nat(),
});

function searchesIn(app: FaultApp, random: Random, seen: Map<string, number>) {
  let searched = 0;
  return fc.asyncProperty(anyWish, async ({ ahead, nights, guests, rooms, language, pick }) => {
    if (searched++ % SEARCHES_PER_WORLD === 0) {
      await clearBooks(app.deps.pool);
      await changePrices(app, random);
    }
    const { checkIn: startDate, checkOut: endDate } = stayAhead(app, ahead, nights);
    const search = { startDate, endDate, guests, rooms };
    const booked = await overAgain(() => followPrice(app, search, language, pick));
    const kind = kinds[booked] ?? "";
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  });
}

/** The number of rooms that were booked in the end. */
async function followPrice(
  app: FaultApp,
  search: SearchEntries,
  language: Language,
  pick: number,
): Promise<number> {
  const { deps } = app;
  const property = await getProperty(deps.db);
  const api = createHttpApi(app.url, language, () => property.timeZone);
  const options = await optionsFor(api, search);
  const option = options[pick % options.length];
  if (!option) return 0;
  const order = await formAt(api, option.address, { ...property, now: deps.clock() });
  const checkout = await api.startCheckout(wishOf(order));
  const checkoutId = checkout.checkoutId ?? "";
  const session = await deps.payments.findSession(checkoutId);
  await pay(app, checkoutId);
  const unclaimed = { total: null, checkIn: null, checkOut: null, listingId: null };
  const settled = await api.claimBooking({ checkoutId, ...unclaimed });
  const booking = await bookingOf(app, checkoutId);
  const { total, received } = await readAccount(deps.db, booking.id);
  expectOneNumber(option.total, {
    form: order.quote.total,
    checkout: checkout.total,
    "due now": checkout.dueNow ?? checkout.total,
    session: session?.amount,
    confirmation: settled.kind === "confirmed" ? settled.booking.total : null,
    "guest's page": (await lookAtOwnBooking(deps, booking)).total,
    account: total,
    received,
  });
  await expectInMail(app, booking.id, option.total, language);
  return booking.stays.length;
}

function expectOneNumber(listed: Centavos, told: Record<string, unknown>): void {
  const other = Object.entries(told).filter(([, amount]) => amount !== listed);
  if (other.length > 0) throw new Error(`list ${listed}, but ${JSON.stringify(other)}`);
}

async function expectInMail(
  { deps }: FaultApp,
  bookingId: string,
  total: Centavos,
  language: Language,
): Promise<void> {
  const mail = { kind: "confirmation", booking_id: bookingId } as Mail;
  const text = (await writeLetter(deps, mail))?.text.replaceAll("\u00a0", " ") ?? "";
  const said = formatMoney(total, language).replaceAll("\u00a0", " ");
  const line = text.split("\n").find((one) => one.includes(moneyWords[language].totalPaid));
  if (!line?.includes(said)) throw new Error(`the mail does not say ${said}: ${text}`);
}
