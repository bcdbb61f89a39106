import { globSync, readFileSync } from "node:fs";
import type { Logger } from "graphile-worker";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { listed } from "./log-messages.ts";

const CANARY = "Canária da Silva canaria@exemplo.example";

function capture() {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line: string) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "{}") };
}

test("a line has the fields that are named, and no other", () => {
  const { log, last } = capture();
  log.warn({ booking: "00000000-0000-4000-8000-000000000000", guest: CANARY }, "claim-mismatch");
  const { time, ...line } = last();
  expect(time).toEqual(expect.any(Number));
  expect(line).toEqual({
    level: 40,
    booking: "00000000-0000-4000-8000-000000000000",
    msg: "claim-mismatch",
  });
});

const fault = Object.assign(new Error(CANARY, { cause: new Error(CANARY) }), {
  detail: CANARY,
  code: CANARY,
  constraint: CANARY,
});
fault.name = CANARY;

const named = ["actor", "alert", "booking", "differing", "err", "fields", "job", "req", "reqId"];
const more = ["res", "responseTime", "step", "task", "level", "time", "msg", "__proto__", "guest"];

test.each<[string, (log: ReturnType<typeof createLog>) => void]>([
  ...[...named, ...more].map(
    (name) =>
      [
        `in the field ${name}`,
        (log: ReturnType<typeof createLog>) => {
          log.error({ [name]: CANARY }, "request-failed");
          log.error({ [name]: [CANARY] }, "request-failed");
          log.error(
            { [name]: { [CANARY]: CANARY, url: CANARY, method: CANARY } },
            "request-failed",
          );
        },
      ] as [string, (log: ReturnType<typeof createLog>) => void],
  ),
  ["as a message", (log) => log.error(CANARY)],
  ["as a message beside facts", (log) => log.error({}, CANARY)],
  ["as a value in a message", (log) => log.error("said %s", CANARY)],
  ["as a value beside facts", (log) => log.error({ step: "x" }, "said %s %o", CANARY, { CANARY })],
  ["in an error", (log) => log.error(fault)],
  ["in an error beside a message", (log) => log.error(fault, CANARY)],
  ["in an error among facts", (log) => log.error({ err: fault }, "request-failed")],
  ["in an error that is none", (log) => log.error({ err: CANARY }, "request-failed")],
  ["in a child", (log) => log.child({ guest: CANARY, reqId: CANARY }).error("request-failed")],
  ["in a child's child", (log) => log.child({}).child({ req: CANARY }).error({ guest: CANARY })],
  [
    "in what a child brings along",
    (log) =>
      log
        .child(
          { err: 1 },
          {
            msgPrefix: CANARY,
            serializers: { err: () => CANARY, req: () => CANARY },
            formatters: { bindings: () => ({ CANARY }), log: () => ({ CANARY }) },
          },
        )
        .error({ err: 1, req: {} }, "request-failed"),
  ],
  [
    "in bindings set later",
    (log) => {
      log.setBindings({ guest: CANARY });
      log.error({}, "request-failed");
    },
  ],
])("what a person typed is not written %s", (_, write) => {
  const { log, lines } = capture();
  write(log);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("")).not.toMatch(/Can|exemplo/i);
});

test("a message of several lines does not pass for the place of an error", () => {
  const { log, last } = capture();
  const typed = "x\n    at Ana Lima (/rua/das/flores:12:34)\n    at /casa/ana.lima:1:2";
  log.error({ err: new Error(typed) }, "request-failed");
  expect(last().err.kind).toBe("Error");
  expect(last().err.at[0]).toContain("log.test.ts");
  expect(JSON.stringify(last())).not.toMatch(/Ana Lima|ana\.lima/);
});

test("every message of the sources is on the list", () => {
  const sources = globSync("src/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const said = sources.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /\blog\s*\.(?:fatal|error|warn|info|debug)\((?:[^()]|\([^()]*\))*?"([a-z-]+)",?\s*\)/g,
      ),
    ].map(([, message]) => message),
  );
  expect(said.length).toBeGreaterThan(12);
  expect(said.filter((message) => listed(message) !== message)).toEqual([]);
});

test("the queue's own logger writes neither its texts nor its payloads", async () => {
  const { queueLogger } = await import("../worker/run-jobs.ts");
  const { log, lines } = capture();
  const logger: Logger = queueLogger({ log });
  const scoped = logger.scope({ taskIdentifier: "send-mail", jobId: "7", label: CANARY });
  for (const level of ["error", "warn", "info", "debug"] as const) {
    scoped[level](`Failed with ${CANARY}`, { job: { payload: CANARY }, error: new Error(CANARY) });
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["queue-failed"]);
  expect(lines.join("")).not.toContain("exemplo");
});
