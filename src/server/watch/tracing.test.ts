import type { AddressInfo } from "node:net";
import type { JobHelpers } from "graphile-worker";
import { afterAll, expect, test } from "vitest";
import type { ReceivedSpan } from "../../../sandbox/collector/check-export.ts";
import { startCollector } from "../../../sandbox/collector/start.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead } from "../../../tests/support/visit.ts";
import { createApp } from "../../app.ts";
import { createLog } from "../http/log.ts";
import { createTasks } from "../worker/run-jobs.ts";
import { openTracing, statementName } from "./open-tracing.ts";

const app = await openTestApp();
const collector = await startCollector();
const lines: { msg: string; reqId?: string }[] = [];
const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
afterAll(() => collector.close());

/** A stream whose last chunk arrives long after the handler has returned. */
function slowly(text: string): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(text.slice(0, 5)));
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.enqueue(Buffer.from(text.slice(5)));
      controller.close();
    },
  });
}

/** One guest's booking with tracing on, up to the mail; spans are exported at the end. */
async function traceAStory(): Promise<{ checkoutId: string }> {
  const config = { ...app.deps.config, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const deps = await openTracing({ ...app.deps, config, log });
  const http = await createApp(deps);
  const stay = stayAhead(app, 20, 2);
  await http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = http.server.address() as AddressInfo;
  const wish = { quartoId: "mar", startDate: stay.checkIn, endDate: stay.checkOut };
  const held = await fetch(`http://127.0.0.1:${port}/payment/create-checkout-session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: slowly(JSON.stringify(wish)),
    duplex: "half",
  } as RequestInit);
  const { checkoutId } = (await held.json()) as { checkoutId: string };
  await pay(app, checkoutId);
  await http.inject({ method: "POST", url: "/reservas", payload: { checkoutId } });
  await http.inject({ url: "/quartos/nenhum?nome=Ana+Lima" });
  const mail = await deps.db.selectFrom("mail").select("id").executeTakeFirstOrThrow();
  const helpers = { job: { id: "7" } } as JobHelpers;
  await createTasks(deps)["send-mail"]?.({ mailId: mail.id }, helpers);
  await http.close();
  await deps.tracing?.close();
  return { checkoutId };
}

const { checkoutId } = await traceAStory();
const spans = collector.spans();
const named = (name: string) => spans.filter((span) => span.name === name);
const parentOf = (span: ReceivedSpan | undefined) =>
  spans.find(({ spanId }) => spanId === span?.parentSpanId);

test("the collector takes every trace", () => {
  expect(collector.refusals()).toEqual([]);
  expect(spans.length).toBeGreaterThan(20);
});

test("a request's trace has the id that its log lines have", () => {
  const [held] = named("POST /payment/create-checkout-session");
  expect(held?.attributes).toEqual([
    { key: "http.route", value: { stringValue: "/payment/create-checkout-session" } },
    { key: "http.response.status_code", value: { intValue: 200 } },
  ]);
  const ids = lines.filter(({ msg }) => msg === "request-completed").map(({ reqId }) => reqId);
  expect(ids).toContain(held?.traceId);
});

test("payment calls and statements lie inside the request that made them", () => {
  const [held] = named("POST /payment/create-checkout-session");
  expect(parentOf(named("payment openSession")[0])).toBe(held);
  expect(parentOf(named("insert booking")[0])).toBe(held);
});

test("a job is a trace of its own, with its mail inside", () => {
  const [job] = named("job send-mail");
  expect(job?.parentSpanId).toBeUndefined();
  expect(parentOf(named("mail")[0])).toBe(job);
});

test("no trace carries a value, an address or a text that somebody typed", () => {
  const sent = collector.bodies().join("");
  for (const secret of [checkoutId, "Ana", "ana@exemplo", "nenhum", "nome=", "$1"]) {
    expect(sent).not.toContain(secret);
  }
});

test("a house without a collector is the very same house, unwrapped", async () => {
  expect(await openTracing(app.deps)).toBe(app.deps);
});

test.each([
  ['select "id" from "booking" where "code" = $1', "select booking"],
  ['insert into "mail" ("id") values ($1)', "insert mail"],
  ['update "booking" set "state" = $1', "update booking"],
  ["begin", "begin"],
  ["select graphile_worker.add_job($1)", "select"],
  ["with due as (select 1) select 1", "with"],
  ['with "booking" as (insert into booking (id) values ($1)) select 1', "insert booking"],
])("the statement %s is told as '%s'", (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
