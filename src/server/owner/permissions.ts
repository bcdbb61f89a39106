import type { OwnerApi } from "../../contract/owner-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { isNoSuchValue } from "../database/transaction.ts";
import { type Desk, signedIn } from "./desk.ts";

type Verb = keyof OwnerApi;

/** Who may call what behind /admin. A missing entry is a compile error. */
export const permissions: Readonly<Record<Verb, "anyone" | "team" | "owner">> = {
  whoIsSignedIn: "anyone",
  signIn: "anyone",
  giveCode: "anyone",
  askForNewPassword: "anyone",
  setPassword: "anyone",
  signOut: "team",
  signOutEverywhere: "team",
  beginSecondFactor: "team",
  confirmSecondFactor: "team",
  endSecondFactor: "team",
  listPeople: "owner",
  invite: "owner",
  changeRole: "owner",
  removePerson: "owner",
  today: "team",
  checkIn: "team",
  checkOut: "team",
  undoCheckIn: "team",
  undoCheckOut: "team",
  dismissAlert: "owner",
  listBookings: "team",
  countNewBookings: "team",
  listListingNames: "team",
  getBooking: "team",
  takeManualBooking: "team",
  quoteStay: "team",
  offerInstead: "team",
  notePayment: "team",
  editBooking: "team",
  previewCancellation: "owner",
  cancelBooking: "owner",
  markNoShow: "team",
  resendMail: "team",
  exportBookings: "owner",
  lookAtGuestData: "team",
  exportGuest: "owner",
  eraseGuest: "owner",
  timeline: "team",
  findTakers: "team",
  previewStayChange: "team",
  changeStay: "team",
  block: "team",
  unblock: "team",
  listFeeds: "team",
  roomChannels: "owner",
  addFeed: "owner",
  changeFeedAddress: "owner",
  removeFeed: "owner",
  syncFeed: "team",
  acceptEmptyFeed: "owner",
  renewAddress: "owner",
  closeWhenSilent: "owner",
  getConflict: "team",
  ignoreConflict: "owner",
  house: "owner",
  listHousePhotos: "owner",
  editContact: "owner",
  editPlace: "owner",
  editCompany: "owner",
  editHours: "owner",
  editCancellation: "owner",
  editChannels: "owner",
  editCover: "owner",
  editPromotion: "owner",
  editLearnMore: "owner",
  editAboutUs: "owner",
  editBenefits: "owner",
  numbers: "owner",
  exportNumbers: "owner",
  listRooms: "team",
  listPhysicalRooms: "owner",
  getRoom: "owner",
  addRoom: "owner",
  addPhysicalRoom: "owner",
  saveRoom: "owner",
  publishRoom: "owner",
  deleteRoom: "owner",
  reorderRooms: "owner",
  previewPrice: "owner",
  addPicture: "owner",
};

/** Wraps each call in its permission check. */
export function guard(desk: Desk, verbs: OwnerApi): OwnerApi {
  const guarded = Object.entries(verbs).map(([name, verb]) => [
    name,
    async (...args: unknown[]) => {
      await admit(desk, name as Verb);
      try {
        return await (verb as (...given: unknown[]) => unknown)(...args);
      } catch (error) {
        throw isNoSuchValue(error) ? new AppError("invalid-request") : error;
      }
    },
  ]);
  return Object.fromEntries(guarded) as OwnerApi;
}

/** Also for callers that must check before reading a request body. */
export async function admit(desk: Desk, verb: Verb): Promise<void> {
  const needed = permissions[verb];
  if (needed === "anyone") return;
  const { role } = await signedIn(desk);
  if (needed === "owner" && role !== "owner") throw new AppError("not-allowed");
}
