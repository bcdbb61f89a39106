import type { OwnerApi } from "../../contract/owner-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Role } from "../../domain/person.ts";
import { isHeldBack } from "../../domain/second-factor-ask.ts";
import { underStepUp } from "../database/step-up-scope.ts";
import { isNoSuchValue } from "../database/transaction.ts";
import { type Desk, signedIn } from "./desk.ts";
import { keyed } from "./keyed.ts";
import { noteExport } from "./note-export.ts";
import {
  around,
  aroundByCode,
  aroundByOwner,
  askedStepUp,
  type StepUp,
  whereMoneyGoes,
} from "./step-up.ts";

type Verb = keyof OwnerApi;

/**
 * `exports`: hands out a file, and leaves an entry that says which. `writes`: runs once per
 * idempotency key, so a retry has no effect. `answers`: the same, and a retry gets the stored response. `apart`: no key, because a repetition is harmless: sign-in and
 * account, reading a portal, pictures (stored by content hash), the mark of seen bookings, a chat
 * that was opened.
 */
type Does = "reads" | "exports" | "writes" | "answers" | "apart";

/** Who a verb is for; each role may use what is for it and for those before it. */
type Who = "anyone" | Role;

const admitted: Readonly<Record<Role, readonly Who[]>> = {
  cleaning: ["anyone", "cleaning"],
  team: ["anyone", "cleaning", "team"],
  owner: ["anyone", "cleaning", "team", "owner"],
};

const anyone = <D extends Does>(does: D) => ({ who: "anyone", does }) as const;
const cleaning = <D extends Does>(does: D, stepUp?: StepUp) =>
  ({ who: "cleaning", does, stepUp }) as const;
const team = <D extends Does>(does: D) => ({ who: "team", does }) as const;
const owner = <D extends Does>(does: D, stepUp?: StepUp) =>
  ({ who: "owner", does, stepUp }) as const;

type Permission = {
  readonly who: Who;
  readonly does: Does;
  readonly stepUp?: StepUp | undefined;
  readonly whileHeldBack?: true;
};

/** Open too while the caller owes her second factor, when everything else is closed. */
const still = <L extends object>(line: L) => ({ ...line, whileHeldBack: true }) as const;

/** A verb that is missing here does not compile. */
export const permissions = {
  whoIsSignedIn: anyone("reads"),
  signIn: anyone("apart"),
  giveCode: anyone("apart"),
  askForNewPassword: anyone("apart"),
  setPassword: anyone("apart"),
  signOut: still(cleaning("apart")),
  signOutDevice: cleaning("apart"),
  signOutOthers: cleaning("apart"),
  signOutEverywhere: cleaning("apart"),
  listDevices: cleaning("reads"),
  changePassword: cleaning("apart"),
  beginSecondFactor: still(cleaning("apart", aroundByCode)),
  confirmSecondFactor: still(cleaning("apart")),
  putOffSecondFactor: still(owner("apart")),
  endSecondFactor: cleaning("apart", around),
  stepUp: cleaning("apart"),
  listActivity: owner("reads"),
  listPeople: owner("reads"),
  invite: owner("writes", aroundByOwner),
  changeRole: owner("writes", around),
  removePerson: owner("writes", around),
  today: team("reads"),
  checkIn: team("writes"),
  checkOut: team("writes"),
  undoCheckIn: team("writes"),
  undoCheckOut: team("writes"),
  dismissAlert: owner("writes"),
  lookAtRooms: cleaning("reads"),
  setRoomState: cleaning("writes"),
  listBookings: team("reads"),
  markBookingsSeen: team("apart"),
  countNewBookings: team("reads"),
  listListingNames: team("reads"),
  getBooking: team("reads"),
  takeManualBooking: team("answers"),
  completePortalStay: team("writes"),
  callClosed: owner("writes"),
  callGuest: owner("writes"),
  offerRooms: team("reads"),
  notePayment: team("writes"),
  removePayment: owner("writes"),
  noteReturn: owner("writes"),
  addExtra: owner("writes"),
  giveDiscount: owner("writes"),
  agreeTotal: owner("writes"),
  giveBack: owner("writes"),
  retryRefund: owner("writes"),
  noteRefund: owner("writes"),
  takeGiftBack: owner("writes"),
  renewGuestLink: owner("writes"),
  editBooking: team("writes"),
  previewCancellation: owner("reads"),
  cancelBooking: owner("writes"),
  previewStayCancellation: owner("reads"),
  cancelStay: owner("writes"),
  markNoShow: team("writes"),
  resendMail: team("writes"),
  exportBookings: owner("exports"),
  lookAtGuestData: team("reads"),
  exportGuest: owner("exports"),
  eraseGuest: owner("writes"),
  timeline: team("reads"),
  findTakers: team("reads"),
  previewStayChange: team("reads"),
  previewRooms: team("reads"),
  changeStay: team("writes"),
  answerChange: team("writes"),
  listProposals: team("reads"),
  getProposal: team("reads"),
  makeProposal: team("answers"),
  withdrawProposal: team("writes"),
  listToldPix: team("reads"),
  listPixOf: team("reads"),
  answerPix: team("writes"),
  getPixReceipt: owner("reads"),
  listMessageTexts: team("reads"),
  editMessageText: owner("answers"),
  getMessageExample: owner("reads"),
  listReadyMessages: team("reads"),
  noteMessageOpened: team("apart"),
  block: team("writes"),
  unblock: team("writes"),
  listFeeds: team("reads"),
  listingChannels: owner("reads"),
  addFeed: owner("answers"),
  changeFeedAddress: owner("answers"),
  removeFeed: owner("writes"),
  syncFeed: team("apart"),
  acceptEmptyFeed: owner("apart"),
  renewAddress: owner("writes"),
  closeWhenSilent: owner("writes"),
  getConflict: team("reads"),
  ignoreConflict: owner("writes"),
  property: owner("reads"),
  listPropertyPhotos: owner("reads"),
  editContact: owner("answers"),
  editPlace: owner("answers"),
  editCompany: owner("answers"),
  editHours: owner("answers"),
  editCancellation: owner("answers"),
  editDeposit: owner("answers"),
  editGuestPage: owner("answers", whereMoneyGoes),
  editPix: owner("answers", whereMoneyGoes),
  editPaymentChoice: owner("answers", whereMoneyGoes),
  editChannels: owner("answers"),
  editCover: owner("answers"),
  editPromotion: owner("answers"),
  editLearnMore: owner("answers"),
  editAboutUs: owner("answers"),
  editBenefits: owner("answers"),
  numbers: owner("reads"),
  exportNumbers: owner("exports"),
  listDebts: owner("reads"),
  listOwed: owner("reads"),
  getCashDay: team("reads"),
  exportMovements: owner("exports"),
  issueReceipt: team("answers"),
  getReceipt: team("reads"),
  listAllListings: team("reads"),
  listPhysicalRooms: owner("reads"),
  getListingToEdit: owner("reads"),
  addListing: owner("answers"),
  addPhysicalRoom: owner("answers"),
  saveListing: owner("writes"),
  publishListing: owner("writes"),
  deleteListing: owner("writes"),
  reorderListings: owner("writes"),
  previewPrice: owner("reads"),
  addPicture: owner("apart"),
  previewPrices: owner("reads"),
  priceNights: owner("answers"),
  takeBackPrices: owner("writes"),
} as const satisfies Readonly<Record<Verb, Permission>>;

/** Verbs that hand out a file. */
type ExportingVerb = {
  [V in Verb]: (typeof permissions)[V]["does"] extends "exports" ? V : never;
}[Verb];

/** Verbs that require an idempotency key. */
export type KeyedVerb = {
  [V in Verb]: (typeof permissions)[V]["does"] extends "writes" | "answers" ? V : never;
}[Verb];

/**
 * Wraps each verb in its permission check, in the step-up that it asks for and, if it writes, in its
 * idempotency key.
 */
export function guard(desk: Desk, verbs: OwnerApi): OwnerApi {
  const guarded = Object.entries(verbs).map(([name, verb]) => [
    name,
    async (...args: unknown[]) => {
      await admit(desk, name as Verb);
      const work = async () => (verb as (...given: unknown[]) => unknown)(...args);
      const { does } = permissions[name as Verb];
      const isKeyed = does === "writes" || does === "answers";
      const run = () => (isKeyed ? keyed(desk, { verb: name, args, does }, work) : work());
      try {
        const { stepUp }: Permission = permissions[name as Verb];
        const sessionId = await askedStepUp(desk, stepUp, args);
        const answer = await (sessionId === null ? run() : underStepUp(sessionId, run));
        if (does === "exports") await noteExport(desk, name as ExportingVerb, args, answer);
        return answer;
      } catch (error) {
        throw isNoSuchValue(error) ? new AppError("invalid-request") : error;
      }
    },
  ]);
  return Object.fromEntries(guarded) as OwnerApi;
}

/** Also for callers that must check before reading a request body. */
export async function admit(desk: Desk, verb: Verb): Promise<void> {
  const { who: needed, whileHeldBack }: Permission = permissions[verb];
  if (needed === "anyone") return;
  const { role, secondFactorAsk } = await signedIn(desk);
  // A role that is not listed may do nothing.
  if (!admitted[role]?.includes(needed)) throw new AppError("not-allowed");
  if (isHeldBack(secondFactorAsk) && !whileHeldBack) throw new AppError("second-factor-required");
}
