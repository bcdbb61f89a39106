import type { HostileFile } from "./hostile/calendar.ts";
import { damagedFiles } from "./hostile/damage.ts";
import { hostileEvents } from "./hostile/events.ts";
import { hostileShapes } from "./hostile/shapes.ts";

export type { HostileFile };

/** Files that a portal could send by mistake or out of malice. Made one by one, as they are asked for. */
export function* hostileFiles(): Iterable<HostileFile> {
  yield* hostileShapes();
  yield* hostileEvents();
  yield* damagedFiles();
}
