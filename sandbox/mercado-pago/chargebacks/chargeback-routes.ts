import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { readGiven } from "../api/read-given.ts";
import { notFound } from "../api/refusal.ts";
import { inItsZone, inReais } from "../api/values.ts";
import type { Sandbox } from "../sandbox.ts";
import type { ChargebackEntry } from "../state/books.ts";

const DAYS_TO_ANSWER_MS = 10 * 24 * 60 * 60 * 1000;

const nothing = z.strictObject({});
const searchParameters = z.strictObject({ payment_id: z.string().regex(/^\d+$/) });

export function chargebackRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: MakeEndpoint,
) {
  const own = (live: boolean) => sandbox.books.chargebacks.filter((one) => one.live === live);

  const retrieve = endpoint({
    read: (given) => readGiven(nothing, given),
    act(_input, { live, params }) {
      const entry = own(live).find(({ id }) => id === params.id);
      if (!entry) throw notFound("Chargeback", 2000);
      return chargebackBody(entry);
    },
  });

  const search = endpoint({
    read: (given) => readGiven(searchParameters, given),
    act({ payment_id }, { live }) {
      const found = own(live).filter(({ paymentId }) => String(paymentId) === payment_id);
      const paging = { total: found.length, limit: 30, offset: 0 };
      return { paging, results: found.map(chargebackBody) };
    },
  });

  server.get("/v1/chargebacks/search", search);
  server.get("/v1/chargebacks/:id", retrieve);
}

function chargebackBody(entry: ChargebackEntry) {
  return {
    id: entry.id,
    payments: [entry.paymentId],
    currency: "BRL",
    amount: inReais(entry.amount),
    reason: entry.reason,
    coverage_applied: entry.won,
    coverage_eligible: true,
    documentation_required: entry.won === null,
    documentation_status: entry.won === null ? "pending" : "not_supplied",
    documentation: [],
    date_documentation_deadline: inItsZone(entry.createdAt + DAYS_TO_ANSWER_MS),
    date_created: inItsZone(entry.createdAt),
    date_last_updated: inItsZone(entry.updatedAt),
    live_mode: entry.live,
  };
}
