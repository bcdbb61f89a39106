import { type Entry, owner, team } from "./matrix-entry.ts";
import { newBooking } from "./matrix-forms.ts";

const form = { ...newBooking, deposit: "all", valid: "48", language: "pt-BR", intent: "propose" };
const pix = { intent: "answerPix", pix: "none", id: "none" };

/** The owner's side of proposals, and of a Pix to the house's key. */
export const proposalEntries: readonly Entry[] = [
  team("GET", "/admin/orcamentos"),
  team("GET", "/admin/orcamentos/novo"),
  team("POST", "/admin/orcamentos/novo", { ...form, listing: "none", total: "" }),
  owner("POST", "/admin/orcamentos/novo", { ...form, total: "1", seen: "1" }),
  team("GET", "/admin/orcamentos/:proposalId"),
  team("POST", "/admin/orcamentos/:proposalId", { intent: "withdraw" }),
  team("GET", "/admin/orcamentos/:proposalId/whatsapp"),
  team("POST", "/admin", { ...pix, answer: "received", amount: "1" }),
  team("POST", "/admin", { ...pix, answer: "missing" }),
  team("POST", "/admin/reservas/:bookingId", { ...pix, answer: "missing" }),
];
