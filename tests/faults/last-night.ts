import { percentile } from "../support/percentile.ts";
import { stayAhead } from "../support/visit.ts";
import type { FaultApp } from "./app.ts";
import { pressBookNow } from "./guest.ts";
import { slownessNow } from "./machine.ts";
import type { Finding } from "./report.ts";

const LOSER_P99_MS = 3_000;

/** Warm up: a new process compiles its code first. */
async function warmUp(app: FaultApp, guests: number): Promise<void> {
  const stay = stayAhead(app, 500, 1);
  await Promise.all(Array.from({ length: guests }, () => pressBookNow(app.url, "mar", stay)));
}

/** A thousand guests press at once for the last night; exactly one may get it. */
export async function lastNight(
  app: FaultApp,
  { guests, rounds }: { guests: number; rounds: number },
): Promise<Finding> {
  await warmUp(app, guests);
  const losers: number[] = [];
  // Measured between the rounds, when the run itself is idle.
  const figures: number[] = [];
  let failures = 0;
  let serverErrors = 0;
  for (let round = 0; round < rounds; round++) {
    figures.push(await slownessNow());
    const stay = stayAhead(app, 10 + round * 4, 1);
    const room = round % 3 === 0 ? "casa-inteira" : "farol";
    const answers = await Promise.all(
      Array.from({ length: guests }, () => pressBookNow(app.url, room, stay)),
    );
    const winners = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 409);
    serverErrors += answers.filter(({ status }) => status >= 500).length;
    losers.push(...refused.map(({ ms }) => ms));
    if (winners !== 1 || refused.length !== guests - 1) failures++;
  }
  figures.push(await slownessNow());
  const p99 = Math.round(percentile(losers, 0.99));
  const limit = Math.round(LOSER_P99_MS * Math.max(...figures));
  if (p99 > limit) failures++;
  const note = `${guests} guests a round, ${serverErrors} answers of 5xx, losers' p99 ${p99} of ${limit} ms after one round to warm up`;
  return { trials: rounds, failures, note };
}
