import { expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import type { Role } from "../../domain/person.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { giveBack } from "../refunds/give-back.ts";
import { addExtra } from "./adjust-price.ts";

const app = await openTestApp();

const deskOf = (role: Role) => apiAs(app, role);

test("the team moves a stay by the price list; refunds and prices are the owner's", async () => {
  const { id, stay } = await confirmed(app);
  const change = {
    listingId: "mar",
    stay: { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) },
  };
  const team = deskOf("team");
  expect((await team.previewStayChange({ bookingId: id, ...change })).choices).toEqual([
    "keep",
    "list",
  ]);
  for (const price of ["list-and-refund", "difference", { other: -1 }] as const) {
    await expect(
      team.changeStay({ bookingId: id, version: 1, ...change, price }),
    ).rejects.toMatchObject({
      code: "not-allowed",
    });
  }
  const owner = deskOf("owner");
  expect((await owner.previewStayChange({ bookingId: id, ...change })).choices).toEqual([
    ...["keep", "difference", "other"],
  ]);
  await owner.changeStay({ bookingId: id, version: 1, ...change, price: "keep" });
  // The team may keep an agreed price for other dates, but not for another room.
  const later = {
    listingId: "mar",
    stay: { checkIn: addDays(change.stay.checkIn, 1), checkOut: addDays(change.stay.checkOut, 1) },
  };
  expect((await team.previewStayChange({ bookingId: id, ...later })).choices).toEqual([
    "keep",
    "list",
  ]);
  await team.changeStay({ bookingId: id, version: 2, ...later, price: "keep" });
  const better = { ...later, listingId: "casa-inteira" };
  await expect(
    team.changeStay({ bookingId: id, version: 3, ...better, price: "keep" }),
  ).rejects.toMatchObject({
    code: "not-allowed",
  });
});

test("an added night is sold by the list, also by the team; what else it costs is the owner's", async () => {
  const { id, stay } = await confirmed(app);
  const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1) };
  const [team, owner] = [deskOf("team"), deskOf("owner")];
  await owner.changeStay({
    bookingId: id,
    version: 1,
    listingId: "mar",
    stay: longer,
    price: { other: -7_000 },
  });
  const longest = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 2) };
  const change = { listingId: "mar", stay: longest };
  expect((await owner.previewStayChange({ bookingId: id, ...change })).choices).toEqual([
    ...["difference", "list", "other", "keep"],
  ]);
  expect((await team.previewStayChange({ bookingId: id, ...change })).choices).toEqual([
    "difference",
    "list",
  ]);
  await expect(
    team.changeStay({ bookingId: id, version: 2, ...change, price: { other: 1 } }),
  ).rejects.toMatchObject({
    code: "not-allowed",
  });
  await team.changeStay({ bookingId: id, version: 2, ...change, price: "difference" });
});

test("a bar says what is asked of its guest: money on its way back will be owed again", async () => {
  const { id, stay } = await confirmed(app, "farol");
  const open = async () => {
    const { rows } = await deskOf("team").timeline({ from: stay.checkIn, until: stay.checkOut });
    const bars = rows.flatMap((row) => row.bars.filter((bar) => bar.kind === "booking"));
    return bars.find(({ bookingId }) => bookingId === id)?.open;
  };
  expect(await open()).toBe(0);
  const cause = { actor: "person:dona", source: "admin" } as const;
  await addExtra(app.deps, id, { amount: 12_000, words: "Passeio de barco" }, cause);
  expect(await open()).toBe(12_000);
  await giveBack(app.deps, id, { amount: 5_000, words: "Chuveiro frio" }, cause);
  expect(await open()).toBe(12_000);
});

test("every room on sale is looked at with one question, and costs what the change will cost", async () => {
  const { id, stay } = await confirmed(app, "jangada");
  await app.deps.db
    .updateTable("listing")
    .set({ published: false })
    .where("id", "=", "farol")
    .execute();
  const owner = deskOf("owner");
  await owner.block({ listingId: "coqueiro", stay, note: "Pintura" });
  const rooms = await owner.previewRooms({ bookingId: id, listingId: "jangada", stay });
  expect(rooms.map(({ name }) => name)).toEqual([
    ...["Quarto Mar", "Quarto Coqueiro", "Quarto Jangada", "Casa inteira"],
  ]);
  const found = Object.fromEntries(rooms.map((room) => [room.listingId, room.preview]));
  expect(found.coqueiro?.takers).toMatchObject([{ kind: "block", note: "Pintura" }]);
  expect(found["casa-inteira"]?.takers).toMatchObject([{ kind: "block" }]);
  expect(found.mar).toEqual(
    await owner.previewStayChange({ bookingId: id, listingId: "mar", stay }),
  );
  const { listTotal } = found.mar ?? {};
  await owner.changeStay({ bookingId: id, version: 1, listingId: "mar", stay, price: "list" });
  const { total } = await getBooking(app.deps.db, id);
  expect(total).toBe(listTotal);
});
