import type { HostileFile } from "./hostile/calendar.ts";
import { damagedFiles } from "./hostile/damage.ts";
import { hostileEvents } from "./hostile/events.ts";
import { hostileShapes } from "./hostile/shapes.ts";

export type { HostileFile };

/** Malformed and malicious files, generated lazily. */
export function* hostileFiles(): Iterable<HostileFile> {
  yield* hostileShapes();
  yield* hostileEvents();
  yield* damagedFiles();
}
