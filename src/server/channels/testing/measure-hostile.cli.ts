import { parseCalendar } from "../parse-calendar.ts";
import { calendar, event } from "./hostile/calendar.ts";
import { hostileFiles } from "./hostile-files.ts";

/** What reading all hostile files leaves behind, in bytes. Run with --expose-gc. */
function settled(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** A server at work has its heap laid out; only what comes on top of that counts. */
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
