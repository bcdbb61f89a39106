import { parseCalendar } from "../parse-calendar.ts";
import { calendar, event } from "./hostile/calendar.ts";
import { hostileFiles } from "./hostile-files.ts";

/** Heap growth in bytes after reading all hostile files. Run with --expose-gc. */
function settled(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** Warm up, so that only later growth counts. */
function warmUp(): void {
  const events = Array.from({ length: 2000 }, (_, index) =>
    event(`UID:${index}`, "DTSTART:20261220"),
  );
  for (let round = 0; round < 20; round += 1) parseCalendar(calendar(...events), "America/Bahia");
}

if (!globalThis.gc) throw new Error("needs --expose-gc");
warmUp();
const before = settled();
let files = 0;
for (const { text } of hostileFiles()) {
  parseCalendar(text, "America/Bahia");
  files += 1;
}
console.log(JSON.stringify({ files, before, grown: settled() - before }));
