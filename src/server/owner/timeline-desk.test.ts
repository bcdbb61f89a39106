import { expect, test } from "vitest";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import type { Role } from "../../domain/person.ts";
import type { Desk } from "./desk.ts";
import { timelineDesk } from "./timeline-desk.ts";

const app = await openTestApp();

const deskOf = (role: Role) =>
  timelineDesk({
    deps: app.deps,
    person: async () => ({ id: role, name: role, email: "", role, secondFactor: false }),
  } as Desk);

test("the team moves a stay by the price list; refunds and prices are the owner's", async () => {
  const { id, stay } = await confirmed(app);
  const change = {
    listingId: "mar",
    stay: { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) },
  };
  const team = deskOf("team");
  expect((await team.previewStayChange(id, change)).choices).toEqual(["list"]);
  for (const price of ["list-and-refund", "keep"] as const) {
    await expect(team.changeStay(id, 1, change, price)).rejects.toMatchObject({
      code: "not-allowed",
    });
  }
  const owner = deskOf("owner");
  expect((await owner.previewStayChange(id, change)).choices).toEqual([
    "list",
    "list-and-refund",
    "keep",
  ]);
  await owner.changeStay(id, 1, change, "keep");
  // The team may keep an agreed price for other dates, but not for another room.
  const later = {
    listingId: "mar",
    stay: { checkIn: addDays(change.stay.checkIn, 1), checkOut: addDays(change.stay.checkOut, 1) },
  };
  expect((await team.previewStayChange(id, later)).choices).toEqual(["keep", "list"]);
  await team.changeStay(id, 2, later, "keep");
  const better = { ...later, listingId: "casa-inteira" };
  await expect(team.changeStay(id, 3, better, "keep")).rejects.toMatchObject({
    code: "not-allowed",
  });
});
