import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancellationSteps, stepAt } from "../domain/cancellation.ts";
import { addDays, day, type LocalTime, localTime } from "../domain/day.ts";
import { formatDate } from "../domain/format-stay.ts";
import { freeCancellationLine, policySentences, stepSentence } from "./policy-words.ts";

const checkIn = day("2026-12-12");
const soldNow = {
  regretDays: 7,
  tiers: [
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 2, refundPercent: 50 },
  ],
  clock: { endsAt: "14:00" },
};
const boughtAt = (date: string, time: string) =>
  cancellationSteps(soldNow, { checkIn, bought: { day: day(date), time } });
const plain = (text: string | null) => text?.replace(/\s/g, " ");

describe("a policy in words", () => {
  test("names each step with its day and hour", () => {
    const steps = boughtAt("2026-06-01", "10:23");
    expect(policySentences(steps, "pt-BR")).toEqual([
      "Até 5 de dezembro de 2026, 23h59: devolvemos tudo.",
      "Até 10 de dezembro de 2026, 23h59: devolvemos 50%.",
      "Depois disso, não há devolução.",
    ]);
    expect(policySentences(steps, "en-US").map(plain)).toEqual([
      "Until December 5, 2026, 11:59 PM: full refund.",
      "Until December 10, 2026, 11:59 PM: 50% refund.",
      "After that, no refund.",
    ]);
    expect(freeCancellationLine(steps, "pt-BR")).toBe(
      "Cancelamento grátis até 5 de dezembro, 23h59",
    );
  });

  test("for an arrival within seven days names the law alone, and nothing it covers", () => {
    const steps = boughtAt("2026-12-09", "10:23");
    expect(policySentences(steps, "pt-BR")).toEqual([
      "Até 12 de dezembro de 2026, 14h: devolvemos tudo (direito de arrependimento, CDC art. 49).",
      "Depois disso, não há devolução.",
    ]);
    expect(plain(freeCancellationLine(steps, "en-US"))).toBe(
      "Free cancellation until December 12, 2 PM",
    );
  });

  test("says so where nothing is given back from the start", () => {
    const steps = boughtAt("2026-12-12", "18:00");
    expect(policySentences(steps, "pt-BR")).toEqual([
      "Para essa data de chegada, não há devolução.",
    ]);
    expect(freeCancellationLine(steps, "pt-BR")).toBeNull();
  });

  test("what the text says at any minute is what a cancellation then gives back", () => {
    const minutes = fc.integer({ min: 0, max: 70 * 1440 });
    const whole = fc.constantFrom(undefined, { endsAt: "14:00" }, { endsAt: "00:00" });
    const tiers = fc.uniqueArray(
      fc.record({ daysBefore: fc.nat(40), refundPercent: fc.integer({ min: 1, max: 100 }) }),
      { selector: ({ daysBefore }) => daysBefore, maxLength: 4 },
    );
    const zone = "America/Bahia";
    // The property is at UTC-3 all year round.
    const start = Date.parse("2026-10-10T03:00:00Z");
    fc.assert(
      fc.property(minutes, minutes, fc.nat(20), tiers, whole, (one, other, regret, own, clock) => {
        const bought = localTime(zone, start + Math.min(one, other) * 60_000);
        const now = localTime(zone, start + Math.max(one, other) * 60_000);
        const sold = { regretDays: regret, tiers: own, ...(clock && { clock }) };
        const steps = cancellationSteps(sold, { checkIn, bought });
        const given = stepAt(steps, now)?.refundPercent ?? 0;
        expect(saidAt(policySentences(steps, "pt-BR"), now)).toBe(given);
        expect(promised(sold, bought, now)).toBe(given);
      }),
      { numRuns: 500 },
    );
  });

  test("a step alone is the sentence that stands in the whole", () => {
    const steps = boughtAt("2026-06-01", "10:23");
    const sentences = policySentences(steps, "pt-BR");
    expect(steps.map((step) => stepSentence(step, "pt-BR"))).toEqual(sentences.slice(0, -1));
  });
});

/** What a reader concludes from the text and the local time. */
function saidAt(sentences: readonly string[], now: LocalTime): number {
  for (const sentence of sentences) {
    const [, date = "", hours = "", minutes = "", share = ""] =
      /^Até (.+), (\d+)h(\d*): devolvemos (tudo|\d+)/.exec(sentence) ?? [];
    if (!date) continue;
    const until = `${dayNamed(date)} ${hours.padStart(2, "0")}:${minutes || "00"}`;
    if (`${now.day} ${now.time}` <= until) return share === "tudo" ? 100 : Number(share);
  }
  return 0;
}

const days = new Map(
  Array.from({ length: 200 }, (_, index) => addDays(day("2026-08-01"), index)).map((one) => [
    formatDate(one, "pt-BR"),
    one,
  ]),
);
const dayNamed = (date: string) => days.get(date) ?? "unreadable";

/** The best promise, computed without steps. */
function promised(
  sold: { regretDays: number; tiers: typeof soldNow.tiers; clock?: { endsAt: string } },
  bought: LocalTime,
  now: LocalTime,
): number {
  const text = ({ day: of, time }: LocalTime) => `${of} ${time}`;
  const last = {
    day: addDays(bought.day, sold.regretDays),
    time: sold.clock ? bought.time : "23:59",
  };
  const inRegret =
    sold.regretDays > 0 &&
    text(now) <= text(last) &&
    text(now) <= text({ day: checkIn, time: sold.clock?.endsAt ?? "23:59" });
  const own = sold.tiers
    .filter(({ daysBefore }) => now.day <= addDays(checkIn, -daysBefore))
    .map(({ refundPercent }) => refundPercent);
  return Math.max(inRegret ? 100 : 0, 0, ...own);
}
