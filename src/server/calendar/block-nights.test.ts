import { expect, test } from "vitest";
import {
  connectFeed,
  importedNights,
  openConflictsOf,
  says,
} from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { blockNights, removeBlock } from "./block-nights.ts";
import { findTakers } from "./find-takers.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

test("removing a block frees its own nights and nobody else's", async () => {
  const stay = freshStay(app);
  const next = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 2) };
  const painting = await blockNights(deps, { listingId: "mar", stay, note: "Pintura" }, owner);
  await blockNights(deps, { listingId: "mar", stay: next, note: "Família" }, owner);
  await removeBlock(deps, painting, owner);
  await removeBlock(deps, painting, owner);
  await removeBlock(deps, "nenhum", owner);
  const both = { checkIn: stay.checkIn, checkOut: next.checkOut };
  expect(await findTakers(deps.db, { listingId: "mar", stay: both })).toEqual([
    { kind: "block", note: "Família", ...next },
  ]);
});

test("removing a block hands over the rooms it had, whatever rooms its listing takes by now", async () => {
  const stay = freshStay(app);
  const block = await blockNights(deps, { listingId: "jangada", stay, note: "" }, owner);
  const feed = await connectFeed(app, "casa-inteira");
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  const [old] = await physicalRoomsOf(deps.db, { listing_id: "jangada" });
  const { rows } = await deps.pool.query<{ id: number }>(
    "insert into physical_room (name) values ('Anexo') returning id",
  );
  await deps.pool.query(
    "update listing_physical_room set physical_room_id = $1 where listing_id = 'jangada'",
    [rows[0]?.id],
  );
  const handedOver = `${old} [${stay.checkIn},${stay.checkOut})`;
  expect(await importedNights(app, feed.id)).not.toContain(handedOver);
  await removeBlock(deps, block, owner);
  expect(await importedNights(app, feed.id)).toContain(handedOver);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
});

test("a block of the whole house that meets one taken room takes nothing", async () => {
  const stay = freshStay(app);
  await blockNights(deps, { listingId: "farol", stay, note: "" }, owner);
  const all = { listingId: "casa-inteira", stay, note: "Férias" };
  await expect(blockNights(deps, all, owner)).rejects.toMatchObject({ code: "nights-taken" });
  expect(await findTakers(deps.db, { listingId: "mar", stay })).toEqual([]);
});
