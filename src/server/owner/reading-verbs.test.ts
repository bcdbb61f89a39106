import { afterAll, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, openConflictsOf, says } from "../../../tests/support/feeds.ts";
import { confirmed, freshStay } from "../../../tests/support/stories.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import type { OwnerApi } from "../../contract/owner-api.ts";
import { connect, createPool } from "../database/connect.ts";
import { createOwnerApi } from "./owner-api.ts";
import type { permissions } from "./permissions.ts";

type Verb = keyof OwnerApi;
type ReadingVerb = {
  [V in Verb]: (typeof permissions)[V]["does"] extends "reads" ? V : never;
}[Verb];

const house = await openTestHouse();
const { deps } = house;
const lia = await ownerAt(house);

const pool = createPool(deps.config.DATABASE_URL, 2);
pool.on("connect", (client) => void client.query("set default_transaction_read_only = on"));
afterAll(() => pool.end());

const { id, stay } = await confirmed(house, "jangada");
const feed = await connectFeed(house, "jangada");
await says(house, feed.id, [{ uid: "sold", ...stay }]);
const [conflict] = await openConflictsOf(house, feed.id);
const free = freshStay(house);
const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
const change = { listingId: "mar", stay: free };
const { room } = await lia.api.getRoom("mar");

/** For every verb that is said to read, something it can be asked. */
const questions: { [V in ReadingVerb]: Parameters<OwnerApi[V]> } = {
  whoIsSignedIn: [],
  listPeople: [],
  listDevices: [],
  listActivity: [{ group: null, before: null }],
  listBookings: [{ view: "upcoming" }],
  today: [],
  countNewBookings: [],
  listListingNames: [],
  getBooking: [id],
  quoteStay: ["mar", free, guests],
  offerInstead: ["mar", free, guests],
  previewCancellation: [id],
  exportBookings: [{ view: "upcoming" }],
  lookAtGuestData: [id],
  exportGuest: [id],
  timeline: [free.checkIn, free.checkOut],
  findTakers: [change],
  previewStayChange: [id, change],
  listFeeds: [],
  roomChannels: ["mar"],
  getConflict: [conflict?.id ?? ""],
  house: [],
  listHousePhotos: [],
  numbers: [null],
  exportNumbers: [null],
  listRooms: [],
  listPhysicalRooms: [],
  getRoom: ["mar"],
  previewPrice: [room, free, guests],
};

test.each(Object.keys(questions) as ReadingVerb[])(
  "%s answers where nothing can be written",
  async (verb) => {
    const me = await lia.desk.person();
    const desk = { ...lia.desk, deps: { ...deps, db: connect(pool) }, person: async () => me };
    const ask = createOwnerApi(desk)[verb] as (...given: unknown[]) => Promise<unknown>;
    await expect(ask(...questions[verb])).resolves.toBeDefined();
  },
);

test("what writes is refused by the same database", async () => {
  const me = await lia.desk.person();
  const desk = { ...lia.desk, deps: { ...deps, db: connect(pool) }, person: async () => me };
  await expect(createOwnerApi(desk).renewAddress("mar")).rejects.toMatchObject({ code: "25006" });
});
