import { adultsOnly } from "../../../src/domain/guests.ts";
import { defaultLanguage } from "../../../src/domain/language.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import type { OnlineMeans } from "../../../src/domain/payment-choice.ts";
import { quote } from "../../../src/domain/quote.ts";
import { startCheckout } from "../../../src/server/begin/claim-nights.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { getListing } from "../../../src/server/listings/get-listing.ts";
import { makeProposal } from "../../../src/server/proposals/make-proposal.ts";
import { createProposalApi } from "../../../src/server/proposals/proposal-api.ts";
import { getStoredProposal } from "../../../src/server/proposals/stored-proposal.ts";
import { linkedGuest, newKey } from "../../support/linked-guest.ts";
import { browserOn } from "../../support/pay-browser.ts";
import { proposalWish } from "../../support/proposals.ts";
import { byOwner } from "../judge.ts";
import type { Session, Story, Way } from "./story.ts";
import { isPassing, persist } from "./trouble.ts";
import type { Wave } from "./wave.ts";

/** The deposit that the house asks for, of guests who do not pay everything at once. */
export const DEPOSIT_PERCENT = 30;
const PARTY = adultsOnly(2);

export const meansOf = (way: Way): OnlineMeans => (way === "code" ? "pix" : "card");

const payerOf = ({ number }: Story) => ({
  name: `Ana Lima ${number}`,
  email: `ana${number}@exemplo.example`,
  phone: "+5573955550100",
});

/** She begins to pay, with as many attempts as it takes. */
export async function open(wave: Wave, story: Story): Promise<void> {
  const total = await listPrice(wave, story);
  const begin = story.isQuoted
    ? await quoted(wave, story, total)
    : (deps: Deps) => asVisitor(deps, story, total);
  const isOpen = await persist(wave, story, begin).then(
    () => true,
    (error: unknown) => {
      // She gives up. Her hold expires by itself.
      if (!isPassing(error)) throw error;
      return false;
    },
  );
  const { rows } = await wave.app.deps.pool.query(
    `select booking.id, total from booking join stay on stay.booking_id = booking.id
       join booking_account on booking_account.booking_id = booking.id
     where stay.listing_id = $1 and stay.check_in = $2 and booking.state = 'held'`,
    [story.room, story.stay.checkIn],
  );
  if (rows.length > 1 || (isOpen && rows.length < 1))
    throw new Error(`${rows.length} holds for one guest`);
  if (rows.length === 0) return;
  story.bookingId = rows[0].id;
  story.total = rows[0].total;
  if (isOpen) await noteSession(wave, story, story.way);
}

async function listPrice({ app }: Wave, { room, stay }: Story): Promise<Centavos> {
  const { rates } = await getListing(app.deps.db, room, defaultLanguage);
  return quote(rates, stay, PARTY).total;
}

const firstPart = ({ paysAll }: Story, total: Centavos) =>
  paysAll ? total : Math.floor((total * DEPOSIT_PERCENT) / 100);

function asVisitor(deps: Deps, story: Story, total: Centavos): Promise<unknown> {
  const { room: listingId, stay, paysAll, visitorId, way, key } = story;
  const wanted = { listingId, stay, paysAll, guests: PARTY };
  if (way === "frame") return startCheckout(deps, wanted, visitorId, defaultLanguage);
  const { api } = browserOn({ deps }, { visitorId, address: "192.0.2.1" });
  const dueNow = firstPart(story, total);
  return api.hold(key, { ...wanted, means: meansOf(way), payer: payerOf(story), dueNow });
}

async function quoted({ app }: Wave, story: Story, total: Centavos) {
  const { room: listingId, stay, paysAll, way, key } = story;
  const wish = proposalWish(app, {
    stay,
    rooms: [{ listingId, guests: PARTY }],
    deposit: {
      percent: DEPOSIT_PERCENT,
      balance: { daysBefore: 7, orAtProperty: true },
    },
    seenTotal: total,
  });
  const id = await makeProposal(app.deps, wish, byOwner);
  const { code } = await getStoredProposal(app.deps.db, { id });
  const payment = { paysAll, dueNow: firstPart(story, total) };
  return (deps: Deps): Promise<unknown> => {
    const api = createProposalApi(deps, {
      ...{ language: defaultLanguage, address: "192.0.2.1" },
      ...{ hasLinkOf: async () => true, keepSecret: () => {} },
    });
    if (way === "frame") return api.payByCard(code, payment);
    return api.beginPayment(code, key, {
      ...payment,
      ...{ means: meansOf(way), payer: payerOf(story) },
    });
  };
}

export const guestOf = (deps: Deps, { bookingId }: Story) => linkedGuest({ deps }, bookingId ?? "");

/** Pays all that is open, by the ways that the house takes now. */
export async function openBalance(wave: Wave, story: Story, way: Way): Promise<void> {
  const key = newKey();
  await persist(wave, story, async (deps) => {
    const { api, code } = await guestOf(deps, story);
    if (way === "frame") await api.payBalance(code);
    else await api.beginPayment(code, key, { means: meansOf(way), purpose: "balance" });
  });
  await noteSession(wave, story, way);
}

/** Records the session that she is shown, which is all that she can pay. */
async function noteSession({ app }: Wave, story: Story, way: Way): Promise<void> {
  const { rows } = await app.deps.pool.query(
    `select checkout_id, amount, expires_at, br_code, pay_url from payment_session
     where booking_id = $1 and state = 'open' order by opened_at desc limit 1`,
    [story.bookingId],
  );
  const [row] = rows;
  const isShown = { frame: true, page: row?.pay_url, code: row?.br_code }[way];
  if (!row?.checkout_id || !isShown) throw new Error(`no way to pay is shown (${way})`);
  const known = story.sessions.find(({ checkoutId }) => checkoutId === row.checkout_id);
  if (known) return;
  const session: Session = {
    ...{ checkoutId: row.checkout_id, amount: row.amount, way, payUrl: row.pay_url, paid: [] },
    expiresAt: row.expires_at.getTime(),
  };
  story.sessions.push(session);
}
