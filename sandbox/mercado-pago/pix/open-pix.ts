import { writeBrCode } from "../../../src/domain/br-code.ts";
import { addPayment } from "../payments/change-payment.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PaymentEntry } from "../state/books.ts";
import { newId } from "../state/identifier.ts";
import { drawPng } from "./draw-png.ts";
import type { PixParameters } from "./pix-parameters.ts";

const DEFAULT_LIFE_MS = 24 * 60 * 60 * 1000;
const RANDOM_KEY = "3f0b9c1e-52d4-4a77-9a4e-0d1c2b3a4f5e";

export function openPix(sandbox: Sandbox, live: boolean, parameters: PixParameters): PaymentEntry {
  const id = newId(sandbox.books);
  const now = sandbox.now();
  const code = codeFor(id, parameters.transaction_amount);
  const entry: PaymentEntry = {
    id,
    live,
    status: "pending",
    statusDetail: "pending_waiting_transfer",
    asked: parameters.transaction_amount,
    amount: parameters.transaction_amount,
    createdAt: now,
    approvedAt: null,
    updatedAt: now,
    expiresAt: parameters.date_of_expiration ?? now + DEFAULT_LIFE_MS,
    readableAt: now + sandbox.habits.earlyMs,
    description: parameters.description ?? null,
    externalReference: parameters.external_reference ?? null,
    metadata: parameters.metadata,
    additionalInfo: parameters.additional_info,
    statementDescriptor: parameters.statement_descriptor ?? null,
    payer: {
      email: parameters.payer.email,
      firstName: parameters.payer.first_name ?? null,
      lastName: parameters.payer.last_name ?? null,
      identification: parameters.payer.identification ?? null,
    },
    means: { type: "pix", code, picture: drawPng(code), transfer: null, paidBy: null },
    fees: [],
    refunds: [],
    indexed: [],
  };
  addPayment(sandbox, entry);
  return entry;
}

function codeFor(id: number, amount: number): string {
  const place = { payee: "Pousada Mare Mansa", city: "Sao Paulo" };
  const code = writeBrCode({ key: RANDOM_KEY, ...place, amount, txid: `mpqrinter${id}` });
  if (code === null) throw new Error(`no BR Code for ${amount}`);
  return code;
}
