import { randomInt } from "node:crypto";
import { addPayment, changePayment, takeFee } from "../payments/change-payment.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Payer, PaymentEntry, PixDetails } from "../state/books.ts";
import { newId } from "../state/identifier.ts";

export type PixTransfer = {
  /** Centavos; the whole amount if missing. */
  amount?: number | undefined;
  /** Whose account it came from; the guest's own if missing. */
  paidBy?: { name: string; cpf: string } | undefined;
};

/** Pays in place of the guest. */
export const STRANGER = { name: "Caio Duarte", cpf: "52998224725" };

export type PixEntry = PaymentEntry & { means: { type: "pix" } & PixDetails };

export function isPix(entry: PaymentEntry): entry is PixEntry {
  return entry.means.type === "pix";
}

/** The Pix with exactly this code, as a bank's app looks it up. */
export function pixByCode({ books }: Sandbox, code: string): PixEntry | undefined {
  return books.payments.filter(isPix).find(({ means }) => means.code === code.trim());
}

/** The transfer arrives, perhaps after the code has expired, as clearing sometimes causes. */
export function receivePix(sandbox: Sandbox, entry: PixEntry, transfer: PixTransfer) {
  credit(sandbox, entry, transfer);
  changePayment(sandbox, entry, "approved", "accredited");
}

/** Another transfer for a code that is paid already becomes a payment of its own. */
export function receivePixAgain(
  sandbox: Sandbox,
  first: PixEntry,
  transfer: PixTransfer,
): PixEntry {
  const now = sandbox.now();
  const again: PixEntry = {
    ...structuredClone(first),
    id: newId(sandbox.books),
    amount: first.asked,
    createdAt: now,
    updatedAt: now,
    readableAt: now + sandbox.habits.earlyMs,
    status: "approved",
    statusDetail: "accredited",
    fees: [],
    refunds: [],
    indexed: [],
  };
  credit(sandbox, again, transfer);
  addPayment(sandbox, again);
  return again;
}

export function losePix(sandbox: Sandbox, entry: PixEntry) {
  changePayment(sandbox, entry, "cancelled", "expired");
}

function credit(sandbox: Sandbox, entry: PixEntry, { amount, paidBy }: PixTransfer) {
  entry.amount = amount ?? entry.asked;
  entry.payer = { ...entry.payer, ...(paidBy && strangerOf(paidBy)) };
  entry.means.paidBy = paidBy?.name ?? fullName(entry.payer);
  entry.means.transfer = `PIXE${randomInt(10 ** 8, 10 ** 9)}${sandbox.now()}`;
  takeFee(entry, sandbox.now());
}

/** If a stranger pays, Mercado Pago names the account's holder, not the guest. */
function strangerOf({ name, cpf }: { name: string; cpf: string }): Partial<Payer> {
  return {
    firstName: name.split(" ")[0] ?? null,
    lastName: name.split(" ").slice(1).join(" ") || null,
    identification: { type: "CPF", number: cpf },
  };
}

function fullName({ firstName, lastName }: Payer): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}
