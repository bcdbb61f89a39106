import type { ProposalWish } from "../../src/contract/owner/proposals.ts";
import type { ProposalPayment } from "../../src/contract/proposal-api.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { defaultLanguage } from "../../src/domain/language.ts";
import type { OnlineMeans } from "../../src/domain/payment-choice.ts";
import { makeProposal } from "../../src/server/proposals/make-proposal.ts";
import { createProposalApi } from "../../src/server/proposals/proposal-api.ts";
import { getStoredProposal } from "../../src/server/proposals/stored-proposal.ts";
import type { TestApp } from "./app-on.ts";
import { newKey } from "./linked-guest.ts";
import { freshStay } from "./stories.ts";

const byOwner = { actor: "person:dona", source: "admin" } as const;

export const payer = {
  name: "Ana Lima",
  email: "ana@exemplo.example",
  phone: "+5573955550100",
};

export function proposalWish(app: TestApp, changes: Partial<ProposalWish> = {}): ProposalWish {
  return {
    stay: freshStay(app),
    rooms: [{ listingId: "mar", guests: adultsOnly(2) }],
    deposit: null,
    validHours: 48,
    keepHours: null,
    language: defaultLanguage,
    label: "",
    words: "",
    ...changes,
  };
}

/** A proposal, and a browser that has its link. */
export async function proposed(app: TestApp, changes: Partial<ProposalWish> = {}) {
  const { deps } = app;
  const wish = proposalWish(app, changes);
  const id = await makeProposal(deps, wish, byOwner);
  const { code, total } = await getStoredProposal(deps.db, { id });
  const secrets = new Map<string, string>();
  const api = createProposalApi(deps, {
    language: defaultLanguage,
    address: "192.0.2.1",
    hasLinkOf: async ({ code: booking }) => secrets.has(booking),
    keepSecret: (booking, secret) => secrets.set(booking, secret),
  });
  const all: ProposalPayment = { paysAll: true, dueNow: total };
  const begin = (means: OnlineMeans, who = payer, key = newKey(), payment = all) =>
    api.beginPayment(code, key, { ...payment, means, payer: who });
  return {
    ...{ id, code, total, stay: wish.stay, api, secrets },
    look: () => api.getProposal(code),
    payByCard: (payment = all) => api.payByCard(code, payment),
    begin,
    /** The code of its booking. */
    payByPix: async (who = payer, key = newKey(), payment = all) =>
      (await begin("pix", who, key, payment)).code,
  };
}
