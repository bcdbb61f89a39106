import type { ProposalWish } from "../../../src/contract/owner/proposals.ts";
import type { ProposalPayment } from "../../../src/contract/proposal-api.ts";
import { defaultLanguage } from "../../../src/domain/language.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { tellPix as tell } from "../../../src/server/hand-pix/tell-pix.ts";
import { makeProposal } from "../../../src/server/proposals/make-proposal.ts";
import { beginPayment, payByCard } from "../../../src/server/proposals/pay-proposal.ts";
import { getStoredProposal } from "../../../src/server/proposals/stored-proposal.ts";
import { withdrawProposal } from "../../../src/server/proposals/withdraw-proposal.ts";
import { closeCheckout } from "../../../src/server/settle/close-checkout.ts";
import { newPayer, takePix } from "../hand-pix.ts";
import { newKey } from "../linked-guest.ts";
import { type App, stayAhead } from "./app.ts";
import { withDeps } from "./as-guest.ts";
import { payAt, settled } from "./checkouts.ts";
import { turnIn } from "./turn.ts";

/** A proposal as it was made, without its page. */
export type Made = {
  readonly id: string;
  readonly code: string;
  readonly stay: Stay;
  readonly total: number;
};

type Payable = Pick<Made, "code" | "total">;

/** Far enough ahead that few tests want the nights. */
const FIRST_DAY = 200;
const DAYS_APART = 8;

const family = { adults: 2, childrenUpTo12: 2, childrenAbove12: 0 };
const half = { percent: 50, balance: { daysBefore: 7, orAtProperty: true } } as const;

/** Free in all rooms. */
async function freeStay(app: App): Promise<Stay> {
  const stay = stayAhead(FIRST_DAY + turnIn(app, "proposal") * DAYS_APART, 5);
  const taken = await app.query("select from occupied_nights where stay && daterange($1, $2)", [
    stay.checkIn,
    stay.checkOut,
  ]);
  return taken.length > 0 ? freeStay(app) : stay;
}

/** For a family, with a deposit and Pix, and a name that only the house may see. */
export async function proposedIn(app: App, changes: Partial<ProposalWish> = {}): Promise<Made> {
  const stay = await freeStay(app);
  const [owner] = await app.query<{ id: string }>(`select id from "user" where role = 'owner'`);
  const wish: ProposalWish = {
    stay,
    rooms: [{ listingId: "jangada", guests: family }],
    deposit: half,
    validHours: 48,
    keepHours: null,
    language: defaultLanguage,
    label: LABEL,
    words: "",
    ...changes,
  };
  const cause = { actor: `person:${owner?.id ?? "nobody"}`, source: "admin" } as const;
  return withDeps(app, async (deps) => {
    await takePix({ deps });
    const id = await makeProposal(deps, wish, cause);
    const { code, total } = await getStoredProposal(deps.db, { id });
    return { id, code, total, stay: wish.stay };
  });
}

export const LABEL = "Zulmira Quaresma";

const byGuest = { actor: "visitor", source: "site" } as const;

const everything = ({ total }: Payable): ProposalPayment => ({ paysAll: true, dueNow: total });

/** A browser that has the proposal's link but no booking's. */
const somebody = { hasLinkOf: async () => false };

/** Opens a card payment, in some browser. */
export function openCard(app: App, proposal: Payable) {
  return withDeps(app, (deps) => payByCard(deps, proposal.code, everything(proposal), somebody));
}

/** Opens a Pix, in another browser. */
export function openPix(app: App, proposal: Made, payer = newPayer()) {
  const payment = { ...everything(proposal), means: "pix", payer } as const;
  return withDeps(app, async (deps) => {
    const { booking } = await beginPayment(deps, proposal.code, newKey(), payment, somebody);
    return booking.code;
  });
}

/** The guest says that she paid it, while its nights wait or after that. */
export async function tellPix(app: App, proposal: Made, when: "in time" | "late"): Promise<void> {
  const code = await openPix(app, proposal);
  const [booking] = await app.query<{ id: string }>("select id from booking where code = $1", [
    code,
  ]);
  const id = booking?.id ?? "";
  await withDeps(app, async (deps) => {
    if (when === "late") await closeCheckout(deps, await getBooking(deps.db, id), byGuest);
    await tell(deps, id);
  });
}

export function withdraw(app: App, { id }: Made): Promise<void> {
  const cause = { actor: "person:dona", source: "admin" } as const;
  return withDeps(app, (deps) => withdrawProposal(deps, id, cause));
}

/** Expires it, as if it had been made days ago. */
export async function expire(app: App, { id }: Made): Promise<void> {
  await app.query(
    `update proposal set made_at = made_at - interval '5 days', valid_until = valid_until - interval '5 days',
       held_until = held_until - interval '5 days' where id = $1`,
    [id],
  );
}

/** Pays it by card, which makes it a booking. */
export async function payCard(app: App, proposal: Payable): Promise<void> {
  const { checkoutId } = await openCard(app, proposal);
  await payAt(app, { id: checkoutId });
  await settled(app, { id: checkoutId });
}

/** The state of the booking that it has become, or may become. */
export async function stateOf(app: App, code: string) {
  const [row] = await app.query<{ state: string; amount: number | null }>(
    `select booking.state, (select amount from hand_pix where booking_id = booking.id) as amount
     from proposal join booking on proposal_id = proposal.id where proposal.code = $1`,
    [code],
  );
  return row;
}
