import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WEBHOOK_SIGNING_SECRET } from "../../../sandbox/stripe/credentials.ts";
import { bookingOf, confirmed, held, paid } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { createApp } from "../../app.ts";
import { isContested } from "../calendar/is-contested.ts";
import { inTransaction } from "../database/transaction.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { markOperation } from "./mark-operation.ts";
import { createMetrics } from "./metrics.ts";
import { type OpenMetrics, openMetrics, rememberFor } from "./open-metrics.ts";
import { readFacts } from "./read-facts.ts";

const app = await openTestApp();
const { deps } = app;

/** The current figures, uncached. */
async function figures(): Promise<Map<string, number>> {
  const facts = () => readFacts(deps.db, deps.clock());
  const text = await createMetrics({ pool: deps.pool, clock: deps.clock, facts }).text();
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name = "", value] = /^(.+) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

test("books that agree differ by nothing, and no payment waits", async () => {
  await confirmed(app);
  await reconcile(deps);
  const now = await figures();
  expect(now.get("pousada_ledger_difference_centavos")).toBe(0);
  expect(now.get("pousada_paid_without_booking_age_seconds")).toBe(0);
  expect(now.get('pousada_operation_age_seconds{operation="reconciled"}')).toBeLessThan(60);
});

test("a payment that cannot be settled shows by its amount, and grows older by itself", async () => {
  const { checkoutId, id } = await paid(app, "coqueiro");
  const { total } = await bookingOf(app, checkoutId);
  await deps.pool.query("update payment_session set checkout_id = 'cs_other' where id = $1", [id]);
  await reconcile(deps);
  const before = await figures();
  expect(before.get("pousada_ledger_difference_centavos")).toBe(total);
  app.passTime(600_000);
  const after = await figures();
  const age = "pousada_paid_without_booking_age_seconds";
  expect((after.get(age) ?? 0) - (before.get(age) ?? 0)).toBeGreaterThan(599);
  await deps.pool.query("update payment_session set checkout_id = null where id = $1", [id]);
  await new Visit(app).settle(checkoutId);
  await reconcile(deps);
  expect((await figures()).get("pousada_ledger_difference_centavos")).toBe(0);
});

test("a failed refund counts until the owner has put it aside", async () => {
  expect((await figures()).get("pousada_refunds_failed")).toBe(0);
  await deps.pool.query(
    "insert into alert (kind, subject, raised_at) values ('refund-failed', 'x', now())",
  );
  expect((await figures()).get("pousada_refunds_failed")).toBe(1);
  await deps.pool.query("update alert set resolved_at = now() where subject = 'x'");
  expect((await figures()).get("pousada_refunds_failed")).toBe(0);
});

test("unpaid holds show as a share of a year", async () => {
  const before = (await figures()).get("pousada_unpaid_nights_ratio") ?? 0;
  await held(app, "farol");
  const after = (await figures()).get("pousada_unpaid_nights_ratio") ?? 0;
  expect(after).toBeCloseTo(Math.max(before, 3 / 365));
});

test("a room that is contested shows, however far ahead and whoever has the nights now", async () => {
  const jangada = (ahead: number) => new Visit(app).book("jangada", stayAhead(app, ahead, 28));
  await jangada(400);
  await jangada(430);
  const { id } = await held(app, "jangada");
  expect(await isContested(deps, { id, proposal_id: null })).toBe(true);
  expect((await figures()).get("pousada_unpaid_nights_ratio")).toBeCloseTo(59 / 365);
  expect((await jangada(400)).statusCode).toBe(200);
  expect((await figures()).get("pousada_unpaid_nights_ratio")).toBeCloseTo(87 / 365);
});

test("a job that nobody takes is late by its age, and one given up is counted", async () => {
  await deps.pool.query(
    "select graphile_worker.add_job('end-hold', run_at := now() - interval '1 hour')",
  );
  const now = await figures();
  expect(now.get("pousada_job_lag_seconds")).toBeGreaterThan(3_599);
  await deps.pool.query(
    "update graphile_worker._private_jobs set attempts = max_attempts where run_at < now() - interval '50 minutes'",
  );
  expect((await figures()).get("pousada_jobs_given_up")).toBe(1);
});

test("news of the provider have an age and a delay", async () => {
  await deps.pool.query(
    "insert into payment_event (id, type, outcome, received_at, made_at) values ('evt_1', 'x', 'ignored', $1, $2)",
    [new Date(deps.clock() - 100_000), new Date(deps.clock() - 130_000)],
  );
  const now = await figures();
  expect(now.get("pousada_webhook_age_seconds")).toBeCloseTo(100, 0);
  expect(now.get("pousada_webhook_delay_seconds")).toBeCloseTo(30, 0);
});

test("an event that arrives carries the moment it was made", async () => {
  const payload = JSON.stringify({
    id: "evt_made",
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(deps.clock() / 1000) - 45,
    data: { object: { object: "checkout.session", id: "cs_none" } },
  });
  const secret = WEBHOOK_SIGNING_SECRET;
  const signature = new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload, secret });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const answer = await app.http.inject({
    method: "POST",
    url: "/payment/webhook",
    headers,
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect((await figures()).get("pousada_webhook_delay_seconds")).toBeCloseTo(45, -0.5);
});

test("upkeep, portals and alerts are told apart by words of ours", async () => {
  await markOperation(deps.db, "backup", new Date(deps.clock() - 3_600_000), { bytes: 1 });
  await markOperation(deps.db, "backup", new Date(deps.clock() - 60_000));
  expect((await figures()).get('pousada_operation_age_seconds{operation="backup"}')).toBeCloseTo(
    60,
    0,
  );
});

test("a deadlock that was met and overcome is counted", async () => {
  const counted = async () =>
    (await figures()).get('pousada_database_conflicts_total{code="40P01"}');
  const before = await counted();
  let tries = 0;
  await inTransaction(deps.db, async () => {
    if (++tries === 1) throw Object.assign(new Error("deadlock"), { code: "40P01" });
  });
  expect(tries).toBe(2);
  expect(await counted()).toBe((before ?? 0) + 1);
});

test("a database that does not answer leaves no old figures behind, and the rest stands", async () => {
  const answers = [() => readFacts(deps.db, deps.clock()), () => Promise.reject(new Error("gone"))];
  const metrics = createMetrics({
    pool: deps.pool,
    clock: deps.clock,
    facts: async () => (answers.shift() as () => ReturnType<typeof readFacts>)(),
  });
  expect(await metrics.text()).toContain("pousada_facts_readable 1");
  const text = await metrics.text();
  expect(text).toContain("pousada_facts_readable 0");
  expect(text).not.toMatch(/^pousada_(ledger|refunds|job|unpaid|operation|portal)\w+(\{.*\})? /m);
  expect(text).toMatch(/^pousada_pool_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("a hundred scrapes within seconds ask the database once, even if it fails", async () => {
  let asked = 0;
  const read = rememberFor(5_000, async () => {
    asked++;
    throw new Error("gone");
  });
  await Promise.all(Array.from({ length: 100 }, () => read().catch(() => {})));
  expect(asked).toBe(1);
});

let open: OpenMetrics | null;
beforeAll(async () => {
  open = await openMetrics({ ...deps, config: { ...deps.config, METRICS_PORT: 0 } });
});
afterAll(() => open?.close());

test("figures are had at their own port alone, and only when the settings name one", async () => {
  expect(await openMetrics(deps)).toBeNull();
  const answer = await fetch(open?.url ?? "");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("pousada_facts_readable 1");
  for (const path of ["/", "/metrics?x=1", "/quartos"]) {
    expect((await fetch(new URL(path, open?.url))).status).toBe(404);
  }
  expect((await fetch(open?.url ?? "", { method: "POST" })).status).toBe(404);
});

test("requests are timed by route and class of answer; nobody's words become a label", async () => {
  const { metrics } = open as OpenMetrics;
  const http = await createApp({ ...deps, metrics });
  await http.inject({ url: "/live?nome=Ana" });
  await http.inject({ url: "/Ana+Lima" });
  await http.inject({ url: "/reservas/cs_test_ana/calendario.ics" });
  expect((await http.inject({ url: "/metrics" })).statusCode).toBe(404);
  const text = await metrics.text();
  expect(text).toContain('pousada_request_duration_seconds_count{route="/live",status="2xx"} 1');
  expect(text).toContain('route="none",status="4xx"');
  expect(text).not.toMatch(/ana/i);
  await http.close();
});
