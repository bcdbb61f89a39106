import { passesLuhn } from "../../provider/luhn.ts";

export type CardOutcome = {
  status: "approved" | "rejected" | "in_process";
  detail: string;
};

const approved: CardOutcome = { status: "approved", detail: "accredited" };
const rejected = (reason: string): CardOutcome => ({
  status: "rejected",
  detail: `cc_rejected_${reason}`,
});

const OUTCOMES: Record<string, CardOutcome> = {
  "4242424242424242": approved,
  "5555555555554444": approved,
  "4000000000000002": rejected("other_reason"),
  "4000000000009995": rejected("insufficient_amount"),
  "4000000000000127": rejected("bad_filled_security_code"),
  "4000000000000069": rejected("bad_filled_date"),
  "4000000000000119": rejected("call_for_authorize"),
  "4100000000000019": rejected("high_risk"),
  "4000000000009235": { status: "in_process", detail: "pending_review_manual" },
};

/** For people, on the page itself. */
export const EXAMPLE_CARDS = [
  ["4242 4242 4242 4242", "aprovado"],
  ["4000 0000 0000 9995", "sem limite"],
  ["4000 0000 0000 0002", "recusado"],
] as const;

export function outcomeOf(number: string): CardOutcome | null {
  return OUTCOMES[number] ?? null;
}

export function brandOf(number: string): string {
  return number.startsWith("5") ? "master" : "visa";
}

/** What is wrong with a number before a bank is asked. */
export function complaintAbout(number: string): string | null {
  if (!passesLuhn(number)) return "O número do cartão não confere.";
  return outcomeOf(number) ? null : "Aqui só valem cartões de teste, como 4242 4242 4242 4242.";
}

const SENTENCES: Record<string, string> = {
  cc_rejected_insufficient_amount: "O cartão não tem limite para este valor.",
  cc_rejected_bad_filled_security_code: "O código de segurança não confere.",
  cc_rejected_bad_filled_date: "A validade não confere.",
  cc_rejected_call_for_authorize: "O banco pede que você autorize esta compra com ele.",
};

export function sentenceFor(detail: string): string {
  return SENTENCES[detail] ?? "O banco recusou o cartão.";
}
