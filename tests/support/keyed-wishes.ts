import { randomBytes } from "node:crypto";
import { adultsOnly } from "../../src/domain/guests.ts";
import { raiseAlert } from "../../src/server/alerts/raise-alert.ts";
import { inTransaction } from "../../src/server/database/transaction.ts";
import type { KeyedVerb } from "../../src/server/owner/permissions.ts";
import { moveRefund } from "../../src/server/refunds/move-refund.ts";
import type { TestApp } from "./app-on.ts";
import { askChange } from "./asked-change.ts";
import type { Someone } from "./desks.ts";
import { enquired, enquiryWish } from "./enquiries.ts";
import { connectFeed, openConflictsOf, portalGuest, says } from "./feeds.ts";
import { heldForPix, takePix } from "./hand-pix.ts";
import { listingWishes, type Wishes } from "./listing-wishes.ts";
import { proposalWish, proposed } from "./proposals.ts";
import { confirmed, freshStay, manualBooking } from "./stories.ts";
import { stayAhead } from "./visit.ts";

/** Valid arguments for every verb that requires an idempotency key. */
export function keyedWishes(app: TestApp, lia: Someone): Wishes<KeyedVerb> {
  const { deps } = app;

  async function booking(): Promise<string> {
    return lia.api.takeManualBooking(manual());
  }

  function manual() {
    const guestEmail = `${randomBytes(4).toString("hex")}@reis.example`;
    return manualBooking(app, { listingId: "farol", guestEmail });
  }

  /** A booking that arrives today. */
  async function arriving(): Promise<string> {
    const id = await booking();
    const { checkIn } = stayAhead(app, -60, 1);
    await deps.pool.query("update stay set check_in = $2 where booking_id = $1", [id, checkIn]);
    return id;
  }

  async function arrived(): Promise<string> {
    const id = await arriving();
    await lia.api.checkIn({ bookingId: id });
    return id;
  }

  /** For a check-out that accepts the whole open amount. */
  async function owing(id: string) {
    return { evenOpen: (await lia.api.getBooking({ bookingId: id })).balance };
  }

  async function left(): Promise<string> {
    const id = await arrived();
    await lia.api.checkOut({ bookingId: id, ...(await owing(id)) });
    return id;
  }

  async function colleague(): Promise<string> {
    const email = `${randomBytes(4).toString("hex")}@casa.example`;
    await lia.api.invite({ name: "Rita", email, role: "team" });
    return (await lia.api.listPeople()).find((one) => one.email === email)?.id ?? "";
  }

  async function conflict(): Promise<string> {
    const { stay } = await confirmed(app, "jangada");
    const feed = await connectFeed(app, "jangada");
    await says(app, feed.id, [{ uid: "sold", ...stay }]);
    return (await openConflictsOf(app, feed.id))[0]?.id ?? "";
  }

  /** A booking, and its refund that the provider refused. */
  async function refused(
    owe = (id: string) => lia.api.cancelBooking({ bookingId: id, who: "guest" }),
  ) {
    const { id } = await confirmed(app, "jangada");
    await owe(id);
    const { rows } = await deps.pool.query("select id from refund where booking_id = $1", [id]);
    const change = {
      cause: { actor: "system", source: "command" },
      at: new Date(app.deps.clock()),
    } as const;
    const failed = { state: "failed", providerId: null } as const;
    await inTransaction(deps.db, (tx) => moveRefund(deps, { ...change, tx }, rows[0].id, failed));
    return { bookingId: id, refundId: rows[0].id as string };
  }

  async function block(): Promise<string> {
    await lia.api.block({ listingId: "coqueiro", stay: freshStay(app), note: "Pintura" });
    const newest = deps.db.selectFrom("block").select("id").orderBy("created_at", "desc");
    return (await newest.executeTakeFirstOrThrow()).id;
  }

  const stranger = async () => (await portalGuest(app, freshStay(app))).bookingId;
  return {
    invite: async () => [{ name: "Rita", email: "rita@casa.example", role: "team" }],
    changeRole: async () => [{ personId: await colleague(), role: "owner" }],
    removePerson: async () => [{ personId: await colleague() }],
    checkIn: async () => [{ bookingId: await arriving() }],
    checkOut: async () => {
      const id = await arrived();
      return [{ bookingId: id, ...(await owing(id)) }];
    },
    undoCheckIn: async () => [{ bookingId: await arrived() }],
    undoCheckOut: async () => [{ bookingId: await left() }],
    dismissAlert: async () => {
      const subject = randomBytes(4).toString("hex");
      const alertId = await raiseAlert(deps, deps.db, { kind: "refund-slow", subject });
      return [{ alertId: alertId ?? "" }];
    },
    setRoomState: async () => {
      const [room] = await lia.api.lookAtRooms();
      return [{ roomId: room?.id ?? 0, state: "dirty", seen: 0 }];
    },
    takeManualBooking: async () => [manual()],
    completePortalStay: async () => {
      const contact = { guestName: "Nina", guestEmail: null, guestPhone: null, guests: null };
      const money = { price: 900_00, commission: 90_00, paidTo: "portal" } as const;
      const stay = { bookingId: await stranger(), version: 1 };
      return [{ ...stay, ...contact, note: "", expectedArrival: null, money }];
    },
    callClosed: async () => [{ bookingId: await stranger() }],
    callGuest: async () => {
      const id = await stranger();
      await lia.api.callClosed({ bookingId: id });
      return [{ bookingId: id }];
    },
    answerPix: async () => {
      await takePix(app, { onSite: true });
      const { pixId, dueNow } = await heldForPix(app);
      return [{ pixId, answer: { kind: "received", amount: dueNow } }];
    },
    notePayment: async () => [{ bookingId: await booking(), amount: 1_00, means: "pix" }],
    noteReturn: async () => {
      const id = await booking();
      await lia.api.notePayment({ bookingId: id, amount: 5_00, means: "pix" });
      return [{ bookingId: id, amount: 1_00, means: "pix" }];
    },
    issueReceipt: async () => {
      const id = await booking();
      await lia.api.notePayment({ bookingId: id, amount: 5_00, means: "pix" });
      const payment = await deps.db
        .selectFrom("payment")
        .select("id")
        .where("booking_id", "=", id)
        .executeTakeFirstOrThrow();
      return [{ paymentId: payment.id }];
    },
    removePayment: async () => {
      const id = await booking();
      await lia.api.notePayment({ bookingId: id, amount: 5_00, means: "pix" });
      const { payments } = await lia.api.getBooking({ bookingId: id });
      return [{ bookingId: id, paymentId: payments[0]?.id ?? "", why: "Engano" }];
    },
    addExtra: async () => [{ bookingId: await booking(), amount: 80_00, words: "Transfer" }],
    giveDiscount: async () => [{ bookingId: await booking(), amount: 1_00, words: "Anos" }],
    agreeTotal: async () => {
      const id = await booking();
      const { total: seen } = await lia.api.getBooking({ bookingId: id });
      return [{ bookingId: id, total: 5_00, seen, words: "" }];
    },
    giveBack: async () => {
      const id = await booking();
      await lia.api.notePayment({ bookingId: id, amount: 5_00, means: "pix" });
      return [{ bookingId: id, amount: 1_00, words: "Barulho" }];
    },
    retryRefund: async () => [await refused()],
    noteRefund: async () => [{ ...(await refused()), means: "pix" }],
    takeGiftBack: async () => [
      await refused((id) => lia.api.giveBack({ bookingId: id, amount: 1_00, words: "Barulho" })),
    ],
    renewGuestLink: async () => [{ bookingId: await booking() }],
    editBooking: async () => {
      const contact = { guestName: "Nina", guestEmail: null, guestPhone: null };
      const edited = { bookingId: await booking(), version: 1 };
      return [{ ...edited, ...contact, note: "Rede", expectedArrival: null }];
    },
    cancelBooking: async () => [{ bookingId: await booking(), who: "guest" }],
    cancelStay: async () => {
      const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
      const id = await lia.api.takeManualBooking({ ...manual(), otherRooms });
      const [room] = (await lia.api.getBooking({ bookingId: id })).rooms;
      return [{ bookingId: id, stayId: room?.stayId ?? "", who: "guest", seen: 0 }];
    },
    markNoShow: async () => [{ bookingId: await arriving() }],
    resendMail: async () => [{ bookingId: await booking() }],
    eraseGuest: async () => {
      const id = await booking();
      await lia.api.cancelBooking({ bookingId: id, who: "guest" });
      return [{ bookingId: id }];
    },
    answerChange: async () => {
      const { id } = await confirmed(app, "jangada");
      return [{ bookingId: id, changeId: await askChange(app, id), answer: "decline" }];
    },
    markEnquiry: async () => [
      { enquiryId: await enquired(app, enquiryWish(app)), isAnswered: true },
    ],
    dropEnquiry: async () => [{ enquiryId: await enquired(app, enquiryWish(app)) }],
    makeProposal: async () => [proposalWish(app, { keepHours: 2 })],
    withdrawProposal: async () => [{ proposalId: (await proposed(app, { keepHours: 2 })).id }],
    changeStay: async () => {
      const nights = { listingId: "farol", stay: freshStay(app) };
      return [{ bookingId: await booking(), version: 1, ...nights, price: "keep" }];
    },
    block: async () => [{ listingId: "coqueiro", stay: freshStay(app), note: "Pintura" }],
    unblock: async () => [{ blockId: await block() }],
    addFeed: async () => {
      const url = "https://portal.example/novo.ics";
      return [{ listingId: "mar", name: "Airbnb", portal: "airbnb", url }];
    },
    changeFeedAddress: async () => {
      const feedId = (await connectFeed(app, "mar")).id;
      return [{ feedId, url: "https://portal.example/outro.ics" }];
    },
    removeFeed: async () => [{ feedId: (await connectFeed(app, "mar")).id }],
    renewAddress: async () => [{ listingId: "mar" }],
    closeWhenSilent: async () => [{ listingId: "mar", closes: true }],
    ignoreConflict: async () => [{ conflictId: await conflict() }],
    editMessageText: async () => {
      const texts = await lia.api.listMessageTexts();
      const { version = 0 } = texts.find(({ kind }) => kind === "thanks") ?? {};
      return [{ kind: "thanks", version, text: { "pt-BR": "Volte sempre!", "en-US": "" } }];
    },
    saveSetting: async () => {
      const { version, promotion } = await lia.api.property();
      return [{ setting: "promotion", version, value: promotion }];
    },
    ...listingWishes(app, lia),
  };
}
