import fc from "fast-check";
import { airbnbCalendar, bookingCalendar } from "../good-calendars.ts";
import type { HostileFile } from "./calendar.ts";

const SEED = 20_261_115;
const FLIPPED = 150;
const MIXED = 100;

/** Valid files with pseudo-random damage, the same in every run. */
export function* damagedFiles(): Iterable<HostileFile> {
  for (const [portal, text] of Object.entries({ airbnbCalendar, bookingCalendar })) {
    yield* truncated(portal, text);
    yield* flipped(portal, Buffer.from(text));
  }
  const lines = airbnbCalendar.split("\r\n");
  const mixed = fc.sample(fc.shuffledSubarray(lines), { seed: SEED, numRuns: MIXED });
  for (const [index, some] of mixed.entries()) {
    const text = ["BEGIN:VCALENDAR", ...some, "END:VCALENDAR"].join("\r\n");
    yield { name: `mixed ${index + 1}`, text };
  }
}

function* truncated(portal: string, text: string): Iterable<HostileFile> {
  for (let length = 0; length < text.length; length += 10) {
    yield { name: `${portal} cut at ${length}`, text: text.slice(0, length) };
  }
}

function* flipped(portal: string, bytes: Buffer): Iterable<HostileFile> {
  const flip = fc.record({ at: fc.nat(bytes.length - 1), to: fc.nat(255) });
  const flips = fc.array(flip, { minLength: 1, maxLength: 20 });
  for (const [index, some] of fc.sample(flips, { seed: SEED, numRuns: FLIPPED }).entries()) {
    const damaged = Buffer.from(bytes);
    for (const { at, to } of some) damaged[at] = to;
    yield { name: `${portal} flipped ${index + 1}`, text: new TextDecoder().decode(damaged) };
  }
}
