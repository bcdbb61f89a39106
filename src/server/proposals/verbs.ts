import { z } from "zod";
import { type ProposalWish, proposalViews } from "../../contract/owner/proposals.ts";
import { AppError } from "../../domain/app-error.ts";
import { languages } from "../../domain/language.ts";
import { percentByHand } from "../../domain/payment-plan.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { getProposal as getOne } from "./get-proposal.ts";
import { listProposals as list } from "./list-proposals.ts";
import { makeProposal as make } from "./make-proposal.ts";
import { withdrawProposal as withdraw } from "./withdraw-proposal.ts";

/** Latest first. 'open' also lists those whose nights are taken; count and total leave them out. */
export const listProposals = reads({
  who: "team",
  takes: z.object({ view: z.enum(proposalViews) }),
  run: ({ deps }, { view }) => list(deps, view),
});

export const getProposal = reads({
  who: "team",
  takes: z.object({ proposalId: value.id }),
  run: ({ deps, person }, { proposalId }) => getOne(deps, proposalId, person.name),
});

const balance = z.union([
  z.literal("at-property"),
  z.object({ daysBefore: z.int().min(0).max(365), orAtProperty: z.boolean() }),
]);
const hours = z.int().min(1).max(10_000);

/** Refused with 'nights-taken' if they are not free, whether or not they are to be kept. */
export const makeProposal = verb({
  who: "team",
  does: "answers",
  leaves: { nothing: "the proposal itself says who made it and when" },
  takes: z.object({
    stay: value.stay,
    rooms: z.array(value.party).min(1).max(50).readonly(),
    /** The agreed total; if missing, the price list applies. Owner only. */
    total: value.amountOrZero.exactOptional(),
    /** The list price that the form showed: if it has changed, nothing is made. */
    seenTotal: value.amountOrZero.exactOptional(),
    /** Null: everything at once. */
    deposit: z.object({ percent: z.int(), balance }).nullable(),
    validHours: hours,
    keepHours: hours.nullable(),
    language: z.enum(languages),
    /** Whom it is for; not shown on the page. */
    label: value.text,
    /** To the guest. */
    words: value.text,
    enquiryId: value.id.exactOptional(),
  }),
  async run({ deps, cause, person }, wish) {
    return make(deps, person.role === "owner" ? wish : await withinTerms(deps, wish), cause);
  },
});

/** Ends an open payment. Refused once paid, or while a guest says that a Pix is paid. */
export const withdrawProposal = verb({
  who: "team",
  does: "writes",
  leaves: { nothing: "the proposal itself says when, and it can be made again" },
  takes: z.object({ proposalId: value.id }),
  run: ({ deps, cause }, { proposalId }) => withdraw(deps, proposalId, cause),
});

/** Only the owner lowers price and deposit, or sets when the rest is due. */
async function withinTerms(deps: Deps, wish: ProposalWish): Promise<ProposalWish> {
  const { depositTerms } = await getProperty(deps.db);
  const { total, deposit } = wish;
  const isLess = deposit !== null && deposit.percent < percentByHand(depositTerms);
  if (total !== undefined || isLess) throw new AppError("not-allowed");
  const balance = depositTerms?.balance ?? "at-property";
  return { ...wish, deposit: deposit && { ...deposit, balance } };
}
