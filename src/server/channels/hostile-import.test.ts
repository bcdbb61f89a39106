import { expect, test } from "vitest";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { absorb } from "./absorb.ts";
import { findFeed } from "./find-feed.ts";
import { parseCalendar } from "./parse-calendar.ts";
import { hostileFiles } from "./testing/hostile-files.ts";

const house = await openTestHouse();
const { deps } = house;

test("no file but a whole calendar frees a night, and none keeps the next from being read", async () => {
  const feed = await connectFeed(house, "mar");
  // Dates that no hostile file uses.
  const good = [0, 10, 20].map((day) => ({
    uid: `good-${day}`,
    ...stayAhead(house, 1_000 + day, 2),
  }));
  await says(house, feed.id, good);
  const before = await importedNights(house, feed.id);
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
    expect(await importedNights(house, feed.id), name).toEqual(expect.arrayContaining(before));
  }
  expect(notWhole).toBeGreaterThan(200);
  expect(await says(house, feed.id, good)).toBe("read");
  expect(await importedNights(house, feed.id)).toEqual(before);
}, 120_000);
