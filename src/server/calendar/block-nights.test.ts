import { expect, test } from "vitest";
import { freshStay } from "../../../sandbox/testing/stories.ts";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { addDays } from "../../domain/day.ts";
import { blockNights, removeBlock } from "./block-nights.ts";
import { findTakers } from "./find-takers.ts";

const house = await openTestHouse();
const { deps } = house;
const owner = { actor: "person:dona", source: "admin" } as const;

test("removing a block frees its own nights and nobody else's", async () => {
  const stay = freshStay(house);
  const next = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 2) };
  const painting = await blockNights(deps, { listingId: "mar", stay, note: "Pintura" }, owner);
  await blockNights(deps, { listingId: "mar", stay: next, note: "Família" }, owner);
  await removeBlock(deps, painting);
  await removeBlock(deps, painting);
  await removeBlock(deps, "nenhum");
  const both = { checkIn: stay.checkIn, checkOut: next.checkOut };
  expect(await findTakers(deps.db, { listingId: "mar", stay: both })).toEqual([
    { kind: "block", note: "Família", ...next },
  ]);
});

test("a block of the whole house that meets one taken room takes nothing", async () => {
  const stay = freshStay(house);
  await blockNights(deps, { listingId: "farol", stay, note: "" }, owner);
  const all = { listingId: "casa-inteira", stay, note: "Férias" };
  await expect(blockNights(deps, all, owner)).rejects.toMatchObject({ code: "nights-taken" });
  expect(await findTakers(deps.db, { listingId: "mar", stay })).toEqual([]);
});
