import { adultsOnly } from "../../src/domain/guests.ts";
import type { permissions } from "../../src/server/owner/permissions.ts";
import type { OwnerApi } from "../../src/server/owner-api.ts";
import type { TestApp } from "./app-on.ts";
import type { Someone } from "./desks.ts";
import { enquired, enquiryWish } from "./enquiries.ts";
import { connectFeed, openConflictsOf, says } from "./feeds.ts";
import { heldForPix, takePix, withReceipt } from "./hand-pix.ts";
import { proposed } from "./proposals.ts";
import { confirmed, freshStay, manualBooking } from "./stories.ts";

export type ReadingVerb = {
  [V in keyof OwnerApi]: (typeof permissions)[V]["does"] extends "reads" ? V : never;
}[keyof OwnerApi];
type Questions = { readonly [V in ReadingVerb]: Parameters<OwnerApi[V]> };

export const HOUSE_KEY = "segredo-da-casa@pix.example";
export const HOUSE_PAYEE = "Fulana Recebedora";

/** Valid arguments for every verb that is declared to read. */
export async function questionsAt(app: TestApp, lia: Someone): Promise<Questions> {
  const { deps } = app;
  const { id, stay } = await confirmed(app, "jangada");
  const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
  const together = await lia.api.takeManualBooking(manualBooking(app, { otherRooms }));
  const feed = await connectFeed(app, "jangada");
  await says(app, feed.id, [{ uid: "sold", ...stay }]);
  const [conflict] = await openConflictsOf(app, feed.id);
  await takePix(app, { onSite: true, key: HOUSE_KEY, payee: HOUSE_PAYEE });
  const { pixId } = await withReceipt(await heldForPix(app));
  const free = freshStay(app);
  const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
  const change = { listingId: "mar", stay: free };
  const { listing } = await lia.api.getListingToEdit({ listingId: "mar" });
  const { capacity, rates, minNights, maxNights, noArrivalWeekdays } = listing;
  const terms = { capacity, rates, minNights, maxNights, noArrivalWeekdays };

  const payment = await deps.db
    .selectFrom("payment")
    .select("id")
    .where("booking_id", "=", id)
    .executeTakeFirstOrThrow();
  const receipt = await lia.api.issueReceipt({ paymentId: payment.id });

  const proposal = await proposed(app);

  return {
    whoIsSignedIn: [],
    listPermitted: [],
    listPeople: [],
    listDevices: [],
    listActivity: [{ group: null, before: null }],
    listBookings: [{ view: "upcoming" }],
    today: [],
    lookAtRooms: [],
    countNewBookings: [],
    listListingNames: [],
    getBooking: [{ bookingId: id }],
    offerRooms: [{ stay: free, guests, wanted: "mar", together: ["mar", "farol"] }],
    previewCancellation: [{ bookingId: id }],
    previewStayCancellation: [{ bookingId: together, stayId: together }],
    lookAtGuestData: [{ bookingId: id }],
    timeline: [{ from: free.checkIn, until: free.checkOut }],
    findTakers: [change],
    previewStayChange: [{ bookingId: id, ...change }],
    previewRooms: [{ bookingId: id, ...change }],
    listProposals: [{ view: "open" }],
    listEnquiries: [],
    getEnquiry: [{ enquiryId: await enquired(app, enquiryWish(app)) }],
    getProposal: [{ proposalId: proposal.id }],
    listFeeds: [],
    listingChannels: [{ listingId: "mar" }],
    listToldPix: [],
    listPixOf: [{ bookingId: id }],
    getPixReceipt: [{ pixId }],
    getConflict: [{ conflictId: conflict?.id ?? "" }],
    listMessageTexts: [],
    getMessageExample: [{ kind: "confirmation" }],
    listReadyMessages: [{ bookingId: id }],
    property: [],
    listPropertyPhotos: [],
    listDebts: [{ after: null }],
    listOwed: [],
    getCashDay: [{ day: null }],
    getReceipt: [{ bookingId: id, number: receipt.number }],
    numbers: [{ from: null }],
    listAllListings: [],
    listPhysicalRooms: [],
    getListingToEdit: [{ listingId: "mar" }],
    previewPrice: [{ terms, stay: free, guests }],
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
}
