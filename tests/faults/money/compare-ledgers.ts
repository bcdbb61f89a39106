import type { FaultApp } from "../app.ts";
import { type Line, readLedgers } from "./ledgers.ts";

type Payment = { readonly id: string; readonly reference: string; readonly received: number };
type Part = { readonly id: string | null; readonly amount: number; readonly state: string };
type Refund = Part & { readonly payment: string };
type Chargeback = Part & { readonly reference: string };

/** Payments by their names at the providers, and what became of them. */
type Books = {
  readonly payments: ReadonlyMap<string, Payment>;
  readonly refunds: readonly Refund[];
  readonly chargebacks: readonly Chargeback[];
};

async function readBooks({ deps }: FaultApp): Promise<Books> {
  const read = async <T>(sql: string) => (await deps.pool.query(sql)).rows as T[];
  const payments = await read<Payment>(
    "select id, reference, received from payment where means = 'online'",
  );
  return {
    payments: new Map(payments.map((row) => [row.reference, row])),
    refunds: await read(`
      select provider_refund_id as id, of_payment as payment, amount, state from refund
      where means = 'online' and state <> 'failed'`),
    chargebacks: await read("select id, reference, amount, state from chargeback"),
  };
}

/** The differences between our books and the providers' ledgers, payment by payment. */
export async function compareLedgers(app: FaultApp): Promise<string[]> {
  const books = await readBooks(app);
  const lines = readLedgers(app);
  const known = new Set(lines.map(({ reference }) => reference));
  const invented = [...books.payments.keys()].filter((reference) => !known.has(reference));
  return [
    ...invented.map((reference) => `payment ${reference} is in no ledger`),
    ...lines.flatMap((line) => compareLine(books, line)),
  ];
}

const listed = (parts: readonly Part[]) =>
  JSON.stringify(parts.map(({ id, amount, state }) => `${id} ${amount} ${state}`).toSorted());

/** One payment: in an account with the provider's amounts, or given back to the payer. */
function compareLine({ payments, refunds, chargebacks }: Books, line: Line): string[] {
  const { reference, amount, returned, disputed } = line;
  const row = payments.get(reference);
  const wrong: string[] = [];
  const tell = (what: string) => wrong.push(`payment ${reference} of ${amount}: ${what}`);
  if (returned + disputed > amount) tell(`${returned} went back and ${disputed} to a bank`);
  if (!row) {
    if (returned !== amount) tell(`in no account, and ${returned} went back`);
    return wrong;
  }
  if (row.received !== amount) tell(`${row.received} is in the account`);
  const back = line.refunds.filter(({ isBack }) => isBack);
  const there = listed(
    back.map((one) => ({ ...one, state: one.isDone ? "succeeded" : "pending" })),
  );
  const here = listed(refunds.filter(({ payment }) => payment === row.id));
  if (here !== there) tell(`we gave back ${here}, the provider ${there}`);
  const disputesHere = listed(chargebacks.filter((one) => one.reference === reference));
  const disputesThere = listed(line.chargebacks);
  if (disputesHere !== disputesThere) tell(`disputes ${disputesHere}, there ${disputesThere}`);
  return wrong;
}
