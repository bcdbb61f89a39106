import { afterAll, expect, test } from "vitest";
import { cleanerAt, helperAt, ownerAt, type Someone } from "../../../tests/support/desks.ts";
import { connectFeed, openConflictsOf, says } from "../../../tests/support/feeds.ts";
import { guestSecret } from "../../../tests/support/guest-secret.ts";
import { heldForPix, takePix, withReceipt } from "../../../tests/support/hand-pix.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { confirmed, freshStay, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { OwnerApi } from "../../contract/owner-api.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { connect, createPool } from "../database/connect.ts";
import { createOwnerApi } from "./owner-api.ts";
import type { permissions } from "./permissions.ts";

type Verb = keyof OwnerApi;
type ReadingVerb = {
  [V in Verb]: (typeof permissions)[V]["does"] extends "reads" ? V : never;
}[Verb];

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

const pool = createPool(deps.config.DATABASE_URL, 2);
pool.on("connect", (client) => void client.query("set default_transaction_read_only = on"));
afterAll(() => pool.end());

const HOUSE_KEY = "segredo-da-casa@pix.example";
const GUEST_KEY = "segredo-da-hospede@pix.example";

const { id, stay } = await confirmed(app, "jangada");
const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
const together = await lia.api.takeManualBooking(manualBooking(app, { otherRooms }));
const feed = await connectFeed(app, "jangada");
await says(app, feed.id, [{ uid: "sold", ...stay }]);
const [conflict] = await openConflictsOf(app, feed.id);
await takePix(app, { onSite: true, key: HOUSE_KEY, payee: "Fulana Recebedora" });
const { pixId } = await withReceipt(await heldForPix(app));
const free = freshStay(app);
const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
const change = { listingId: "mar", stay: free };
const { listing } = await lia.api.getListingToEdit("mar");

const payment = await deps.db
  .selectFrom("payment")
  .select("id")
  .where("booking_id", "=", id)
  .executeTakeFirstOrThrow();
const receipt = await lia.api.issueReceipt(payment.id);

const proposal = await proposed(app);

/** For every verb that is said to read, something it can be asked. */
const questions: { [V in ReadingVerb]: Parameters<OwnerApi[V]> } = {
  whoIsSignedIn: [],
  listPeople: [],
  listDevices: [],
  listActivity: [{ group: null, before: null }],
  listBookings: [{ view: "upcoming" }],
  today: [],
  lookAtRooms: [],
  countNewBookings: [],
  listListingNames: [],
  getBooking: [id],
  offerRooms: [{ stay: free, guests, wanted: "mar", together: ["mar", "farol"] }],
  previewCancellation: [id],
  previewStayCancellation: [together, together],
  lookAtGuestData: [id],
  timeline: [free.checkIn, free.checkOut],
  findTakers: [change],
  previewStayChange: [id, change],
  previewRooms: [id, change],
  listProposals: ["open"],
  getProposal: [proposal.id],
  listFeeds: [],
  listingChannels: ["mar"],
  listToldPix: [],
  listPixOf: [id],
  getPixReceipt: [pixId],
  getConflict: [conflict?.id ?? ""],
  listMessageTexts: [],
  getMessageExample: ["confirmation"],
  listReadyMessages: [id],
  property: [],
  listPropertyPhotos: [],
  listDebts: [null],
  listOwed: [],
  getCashDay: [null],
  getReceipt: [id, receipt.number],
  numbers: [null],
  listAllListings: [],
  listPhysicalRooms: [],
  getListingToEdit: ["mar"],
  previewPrice: [listing, free, guests],
  previewPrices: [
    {
      listingIds: ["mar"],
      firstNight: free.checkIn,
      lastNight: free.checkIn,
      nightlyPrice: 100,
      minNights: null,
    },
  ],
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

/** What only the owner is shown: whoever has it acts as the guest, or knows where money goes. */
async function ownersAlone(): Promise<string[]> {
  const said_at = new Date(deps.clock());
  await deps.db
    .insertInto("guest_words")
    .values({ booking_id: id, refund_key: GUEST_KEY, said_at })
    .onConflict((conflict) => conflict.column("booking_id").doUpdateSet({ refund_key: GUEST_KEY }))
    .execute();
  const mailed = await guestSecret(deps, await getBooking(deps.db, id));
  const { guestLink } = await lia.api.getBooking(id);
  const handedOut = guestLink?.split("/").at(-1) ?? "";
  expect(handedOut).toMatch(/^[\w-]{40,}$/);
  return [mailed, handedOut, HOUSE_KEY, GUEST_KEY, "Fulana Recebedora"];
}

test("no field that the team or who cleans can read has a guest's link or says where money goes", async () => {
  const kept = await ownersAlone();
  const tells = async ({ api }: Someone, verb: ReadingVerb) => {
    const ask = api[verb] as (...given: unknown[]) => Promise<unknown>;
    const answer = await ask(...questions[verb]).catch((error: Error) => error.message);
    return kept.filter((one) => JSON.stringify(answer ?? null).includes(one));
  };
  const verbs = Object.keys(questions) as ReadingVerb[];
  for (const someone of [await helperAt(app), await cleanerAt(app)]) {
    for (const verb of verbs) expect(await tells(someone, verb), verb).toEqual([]);
  }
  const toOwner = await Promise.all(verbs.map((verb) => tells(lia, verb)));
  expect(new Set(toOwner.flat())).toEqual(new Set(kept.slice(1)));
});

test("what writes is refused by the same database", async () => {
  const me = await lia.desk.person();
  const desk = { ...lia.desk, deps: { ...deps, db: connect(pool) }, person: async () => me };
  await expect(createOwnerApi(desk).renewAddress("mar")).rejects.toMatchObject({ code: "25006" });
});
