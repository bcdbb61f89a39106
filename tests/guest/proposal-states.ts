import type { ProposalWish } from "../../src/contract/owner/proposals.ts";
import { payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { App } from "../support/browser/app.ts";
import { blockNights } from "../support/browser/block-nights.ts";
import {
  expire,
  type Made,
  openCard,
  openPix,
  payCard,
  proposedIn,
  tellPix,
  withdraw,
} from "../support/browser/proposals.ts";
import { go, type State } from "./state.ts";

const LONG_WORDS =
  "Oi! Separei o Jangada, que é o mais fresco da casa.\nO café sai às 7h30, e o berço já está no quarto.";

type Change = (app: App, proposal: Made) => Promise<unknown>;

const nothing: Change = async () => undefined;

/** A proposal in one of its states, at its own page or where it is paid. */
function state(
  name: string,
  wish: Partial<ProposalWish>,
  change: Change = nothing,
  urlOf: (code: string) => string = proposalUrl,
): State {
  return {
    name: `proposal-${name}`,
    async open(visit) {
      const proposal = await proposedIn(visit.app, wish);
      await change(visit.app, proposal);
      await go(visit, urlOf(proposal.code));
    },
  };
}

const several = [
  { listingId: "jangada", guests: { adults: 2, childrenUpTo12: 2, childrenAbove12: 1 } },
  { listingId: "mar", guests: adultsOnly(2) },
];
const byCard = (code: string) => `${payProposalUrl(code)}?meio=cartao`;

/** Takes its nights for good. */
const blockItsNights: Change = (app, { stay }) => blockNights(app, "jangada", stay);

/** Raises the price list. */
const costsMore: Change = async (app, proposal) => {
  await app.query("update proposal set total = total - 12345 where id = $1", [proposal.id]);
  await expire(app, proposal);
};

const expiredAndTaken: Change = async (app, proposal) => {
  await blockItsNights(app, proposal);
  await expire(app, proposal);
};

export const proposalStates: readonly State[] = [
  state("open", { total: 480_000, keepHours: 24 }),
  state("open-dearer", { total: 980_050, words: LONG_WORDS, deposit: null }),
  state("several-rooms", { rooms: several }),
  state("paying-card", {}, openCard),
  state("paying-pix", {}, openPix),
  state("paying-pix-told", {}, (app, proposal) => tellPix(app, proposal, "in time")),
  state("told-late", {}, (app, proposal) => tellPix(app, proposal, "late")),
  state("expired", {}, costsMore),
  state("expired-same", {}, expire),
  state("expired-taken", {}, expiredAndTaken),
  state("taken", {}, blockItsNights),
  state("paid", {}, payCard),
  state("withdrawn", {}, withdraw),
  {
    name: "proposal-unknown",
    open: (visit) => go(visit, proposalUrl("BCDFGHJKLM")),
    complains: true,
  },
  state("pay-by-pix", {}, nothing, payProposalUrl),
  state("pay-by-card", {}, nothing, byCard),
];
