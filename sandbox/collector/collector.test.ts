import { afterAll, expect, test } from "vitest";
import { startCollector } from "./start.ts";

const collector = await startCollector();
afterAll(() => collector.close());

const span = {
  traceId: "a".repeat(32),
  spanId: "b".repeat(16),
  name: "GET /live",
  kind: 2,
  startTimeUnixNano: "1794744911000000000",
  endTimeUnixNano: "1794744911000000001",
  attributes: [{ key: "http.route", value: { stringValue: "/live" } }],
  status: { code: 0 },
};
const exportOf = (spans: object[]) => ({
  resourceSpans: [
    { resource: { attributes: [] }, scopeSpans: [{ scope: { name: "pousada" }, spans }] },
  ],
});

function send(body: unknown, path = "/v1/traces", type = "application/json") {
  return fetch(`${collector.url}${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("a trace in the protocol's JSON is taken", async () => {
  expect((await send(exportOf([span]))).status).toBe(200);
  expect(collector.spans()).toMatchObject([{ name: "GET /live" }]);
});

test.each<[string, unknown, string?, string?]>([
  ["text", "nothing like it"],
  ["another object", { spans: [span] }],
  ["no spans", exportOf([])],
  ["an id in base64", exportOf([{ ...span, traceId: "qqqqqqqqqqqqqqqqqqqqqg==" }])],
  ["a time as a number", exportOf([{ ...span, startTimeUnixNano: 1794744911 }])],
  ["a value without its kind", exportOf([{ ...span, attributes: [{ key: "a", value: "b" }] }])],
  ["an end before the beginning", exportOf([{ ...span, endTimeUnixNano: "1694744911000000000" }])],
  ["another address", exportOf([span]), "/v1/logs"],
  ["another type", exportOf([span]), "/v1/traces", "text/plain"],
])("%s is refused", async (_, body, path, type) => {
  const taken = collector.spans().length;
  expect((await send(body, path, type)).status).toBe(400);
  expect(collector.spans()).toHaveLength(taken);
});
