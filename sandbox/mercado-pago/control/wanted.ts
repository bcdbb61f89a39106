import { Problem } from "../../problem.ts";
import { findPayment } from "../payments/find-payment.ts";
import { isPix, type PixEntry } from "../pix/pay-pix.ts";
import { findPreference } from "../preferences/preference.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PaymentEntry, PreferenceEntry } from "../state/books.ts";

export type One = { Params: { id: string } };

export function wantedPayment(sandbox: Sandbox, id: string): PaymentEntry {
  const entry = findPayment(sandbox, id);
  if (!entry) throw new Problem(404, `No such payment: ${id}`);
  return entry;
}

export function wantedPix(sandbox: Sandbox, id: string): PixEntry {
  const entry = wantedPayment(sandbox, id);
  if (!isPix(entry)) throw new Problem(409, "This payment is not a Pix.");
  return entry;
}

export function wantedPreference(sandbox: Sandbox, id: string): PreferenceEntry {
  const entry = findPreference(sandbox, id);
  if (!entry) throw new Problem(404, `No such preference: ${id}`);
  return entry;
}
