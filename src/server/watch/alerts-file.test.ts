import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startClock } from "../../../sandbox/clock.ts";
import { createMetrics } from "./metrics.ts";

const rules = readFileSync("ops/prometheus-alerts.yml", "utf8");
const metrics = createMetrics({
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  clock: startClock().now,
  facts: () => Promise.reject(new Error("none")),
});
const known = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);

test("every rule speaks of a figure that there is", () => {
  const named = [...rules.matchAll(/\b((?:pousada|nodejs)_\w+)/g)].map(([, name = ""]) =>
    name.replace(/_(count|bucket)$/, ""),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test("every figure of the house has a rule", () => {
  const own = known.filter((name) => name?.startsWith("pousada_"));
  expect(own.length).toBeGreaterThan(14);
  expect(own.filter((name) => !rules.includes(String(name)))).toEqual([]);
});

test("every alarm has its paragraph in the guide", () => {
  const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  const guide = globSync("docs/operations*.md")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(alarms.length).toBeGreaterThan(15);
  expect(alarms.filter((name) => !guide.includes(`**${name}**`))).toEqual([]);
});
