import { expect, test } from "vitest";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { findListing } from "./find-listing.ts";

const house = await openTestHouse();

test("a listing is found at its readable address", async () => {
  expect(await findListing(house.deps.db, "quarto-mar")).toBe("mar");
});

test.each(["nenhum", "\0", "quarto mar", ""])("nothing is found at %j", async (slug) => {
  await expect(findListing(house.deps.db, slug)).rejects.toMatchObject({ code: "listing-unknown" });
});
