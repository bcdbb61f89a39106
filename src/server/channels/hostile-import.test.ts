import { expect, test } from "vitest";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { todayIn } from "../../domain/day.ts";
import { firstAhead } from "../../domain/feed.ts";
import { absorb } from "./absorb.ts";
import { findFeed } from "./find-feed.ts";
import { parseCalendar } from "./parse-calendar.ts";
import { hostileFiles } from "./testing/hostile-files.ts";

const app = await openTestApp();
const { deps } = app;

test("no file but a whole calendar frees a night, and none keeps the next from being read", async () => {
  const feed = await connectFeed(app, "mar");
  // Dates that no hostile file uses.
  const good = [0, 10, 20].map((day) => ({
    uid: `good-${day}`,
    ...stayAhead(app, 1_000 + day, 2),
  }));
  await says(app, feed.id, good);
  const before = await importedNights(app, feed.id);
  let notWhole = 0;
  for (const { name, text } of hostileFiles()) {
    const parsed = parseCalendar(text, "America/Bahia");
    if (parsed.kind === "read" && parsed.unreadable === 0 && parsed.stays.length > 0) continue;
    notWhole += 1;
    const look =
      parsed.kind === "failed"
        ? parsed
        : {
            kind: "read" as const,
            answer: parsed.unreadable === 0 ? ("read" as const) : ("partly-read" as const),
            stays: parsed.stays,
            etag: null,
            lastModified: null,
          };
    const at = new Date(deps.clock());
    const answer = await absorb(deps, await findFeed(deps.db, feed.id), look, { at });
    expect(answer, name).not.toBe("read");
    expect(await importedNights(app, feed.id), name).toEqual(expect.arrayContaining(before));
  }
  expect(notWhole).toBeGreaterThan(200);
  expect(await says(app, feed.id, good)).toBe("read");
  expect(await importedNights(app, feed.id)).toEqual(expect.arrayContaining(before));
  // Stays that have begun, or are about to, are kept even if the portal lists them no longer.
  const ahead = await deps.db
    .selectFrom("imported_event")
    .select("uid")
    .where("feed_id", "=", feed.id)
    .where("first_night", ">=", firstAhead(todayIn("America/Bahia", deps.clock())))
    .orderBy("first_night")
    .execute();
  expect(ahead.map(({ uid }) => uid)).toEqual(good.map(({ uid }) => uid));
});
