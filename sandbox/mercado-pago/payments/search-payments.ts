import { z } from "zod";
import { badRequest } from "../api/refusal.ts";
import { externalReference, time } from "../api/values.ts";
import type { Sandbox } from "../sandbox.ts";
import { bodyInIndex } from "./index-body.ts";
import type { PaymentBody } from "./payment-body.ts";

const DATES = ["date_created", "date_last_updated"] as const;

const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export const searchParameters = z
  .strictObject({
    external_reference: externalReference.optional(),
    status: z.string().min(1).optional(),
    range: z.enum(DATES).optional(),
    begin_date: time.optional(),
    end_date: time.optional(),
    sort: z.enum(DATES).default("date_created"),
    criteria: z.enum(["asc", "desc"]).default("desc"),
    limit: count.pipe(z.number().min(1).max(100)).default(30),
    offset: count.default(0),
  })
  .refine(
    ({ range, begin_date, end_date }) =>
      (range === undefined) === (begin_date === undefined) &&
      (range === undefined) === (end_date === undefined),
    "range, begin_date and end_date must be given together",
  );

type Search = z.output<typeof searchParameters>;

/** Searches the index, which lags behind what a read by id returns. */
export function searchPayments(sandbox: Sandbox, live: boolean, search: Search) {
  if (search.begin_date !== undefined && search.begin_date > (search.end_date ?? 0))
    throw badRequest("begin_date must be before end_date", 23);
  const found = sandbox.books.payments
    .filter((entry) => entry.live === live)
    .map((entry) => bodyInIndex(entry.indexed, sandbox.now()) as PaymentBody | undefined)
    .filter((body) => body !== undefined)
    .filter((body) => fits(body, search))
    .sort((a, b) => a[search.sort].localeCompare(b[search.sort]) || a.id - b.id);
  const { limit, offset } = search;
  const ordered = search.criteria === "asc" ? found : found.toReversed();
  return {
    paging: { total: found.length, limit, offset },
    results: ordered.slice(offset, offset + limit),
  };
}

function fits(body: PaymentBody, search: Search): boolean {
  const { external_reference, status, range, begin_date = 0, end_date = 0 } = search;
  if (external_reference !== undefined && body.external_reference !== external_reference)
    return false;
  if (status !== undefined && body.status !== status) return false;
  if (range === undefined) return true;
  const at = Date.parse(body[range]);
  return at >= begin_date && at <= end_date;
}
