import { randomBytes } from "node:crypto";
import { bookingCode } from "../../../src/domain/booking.ts";
import type { Random } from "../random.ts";
import { Asker } from "./asker.ts";
import type { Guests } from "./guests.ts";

/** Two-sided, one false alarm in a thousand; a second sample decides, so one in a million. */
const MOST_Z = 3.3;
/** Added to one kind's times, to prove that the test would detect such a difference. */
const INJECTED_MS = 0.3;
const MOST_SAMPLES = 16_000;

type Sample = { readonly code: number[]; readonly secret: number[] };
type Verdict = { readonly z: number; readonly area: number };

export type Timing = { readonly told: readonly string[]; readonly note: string };

/** The time of a wrong link's answer does not reveal whether its code exists. */
export async function compareTimes(
  url: string,
  guests: Guests,
  atLeast: number,
  random: Random,
): Promise<Timing> {
  const first = await measureUntilSeen(url, guests, atLeast, random);
  const { z, area } = mannWhitney(first.sample.code, first.sample.secret);
  const isOdd = Math.abs(z) >= MOST_Z;
  const again = isOdd ? await measureUntilSeen(url, guests, atLeast, random) : first;
  const second = mannWhitney(again.sample.code, again.sample.secret);
  const isDifferent = isOdd && Math.abs(second.z) >= MOST_Z && second.z * z > 0;
  const { sample, injected } = again;
  const medians = [sample.code, sample.secret].map((times) => quantile(times, 0.5).toFixed(3));
  const note = [
    `${sample.code.length} wrong codes and as many wrong secrets on one connection`,
    `medians ${medians.join(" and ")} ms, area ${area.toFixed(3)}, z ${z.toFixed(2)}`,
    `${INJECTED_MS} ms added: area ${injected.area.toFixed(3)}, z ${injected.z.toFixed(1)}`,
  ].join(", ");
  const told = [
    ...(isDifferent ? [`wrong codes and wrong secrets differ in time: ${note}`] : []),
    ...(Math.abs(injected.z) < MOST_Z ? [`the test would not see ${INJECTED_MS} ms: ${note}`] : []),
  ];
  return { told, note };
}

/** At least this many, and as many as the test needs on this machine to detect the added time. */
async function measureUntilSeen(url: string, guests: Guests, atLeast: number, random: Random) {
  const asker = new Asker(url, 1);
  const sample: Sample = { code: [], secret: [] };
  try {
    await measure(asker, guests, { code: [], secret: [] }, 100, random);
    for (let more = atLeast; ; more = sample.code.length) {
      await measure(asker, guests, sample, more, random);
      const slower = sample.secret.map((ms) => ms + INJECTED_MS);
      const injected: Verdict = mannWhitney(sample.code, slower);
      const isSeen = Math.abs(injected.z) > 2 * MOST_Z;
      if (isSeen || sample.code.length >= MOST_SAMPLES) return { sample, injected };
    }
  } finally {
    asker.close();
  }
}

/** One of each kind, in random order, so that a slow phase of the machine affects both. */
async function measure(
  asker: Asker,
  { linked }: Guests,
  { code, secret }: Sample,
  times: number,
  random: Random,
): Promise<void> {
  const guess = () => randomBytes(16).toString("base64url");
  const wrongCode = () => `/reserva/${bookingCode("Maré Mansa", random.next)}/${guess()}`;
  const wrongSecret = () => `/reserva/${random.pick(linked).row.code}/${guess()}`;
  for (let n = 0; n < times; n++) {
    const both = [
      async () => code.push((await asker.ask(wrongCode())).ms),
      async () => secret.push((await asker.ask(wrongSecret())).ms),
    ];
    for (const one of random.shuffle(both)) await one();
  }
}

/** The area is the chance that one of the second kind takes longer than one of the first. */
export function mannWhitney(first: readonly number[], second: readonly number[]): Verdict {
  const all = [
    ...first.map((ms) => ({ ms, isSecond: false })),
    ...second.map((ms) => ({ ms, isSecond: true })),
  ].toSorted((one, other) => one.ms - other.ms);
  const ranks = all.reduce((sum, { isSecond }, index) => sum + (isSecond ? index + 1 : 0), 0);
  const [n, m] = [first.length, second.length];
  const u = ranks - (m * (m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return { area: u / (n * m), z: (u - (n * m) / 2) / deviation };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
