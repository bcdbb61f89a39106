import { randomBytes } from "node:crypto";
import type { OwnerApi } from "../../src/contract/owner-api.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { raiseAlert } from "../../src/server/alerts/raise-alert.ts";
import { inTransaction } from "../../src/server/database/transaction.ts";
import type { KeyedVerb } from "../../src/server/owner/permissions.ts";
import { moveRefund } from "../../src/server/refunds/move-refund.ts";
import type { TestApp } from "./app-on.ts";
import { askChange } from "./asked-change.ts";
import type { Someone } from "./desks.ts";
import { connectFeed, openConflictsOf, portalGuest, says } from "./feeds.ts";
import { heldForPix, takePix } from "./hand-pix.ts";
import { propertyWishes } from "./property-wishes.ts";
import { proposalWish, proposed } from "./proposals.ts";
import { confirmed, freshStay, manualBooking } from "./stories.ts";
import { stayAhead } from "./visit.ts";

type Wishes = { [V in KeyedVerb]: () => Promise<Parameters<OwnerApi[V]>> };

/** Valid arguments for every verb that requires an idempotency key. */
export function keyedWishes(app: TestApp, lia: Someone): Wishes {
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
    await lia.api.checkIn(id);
    return id;
  }

  /** Everything is open and let go. */
  async function owing(id: string) {
    return { evenOpen: (await lia.api.getBooking(id)).balance };
  }

  async function left(): Promise<string> {
    const id = await arrived();
    await lia.api.checkOut(id, await owing(id));
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
  async function refused(owe = (id: string) => lia.api.cancelBooking(id, { who: "guest" })) {
    const { id } = await confirmed(app, "jangada");
    await owe(id);
    const { rows } = await deps.pool.query("select id from refund where booking_id = $1", [id]);
    const change = {
      cause: { actor: "system", source: "command" },
      at: new Date(app.deps.clock()),
    } as const;
    const failed = { state: "failed", providerId: null } as const;
    await inTransaction(deps.db, (tx) => moveRefund(deps, { ...change, tx }, rows[0].id, failed));
    return [id, rows[0].id] as [string, string];
  }

  async function block(): Promise<string> {
    await lia.api.block("coqueiro", freshStay(app), "Pintura");
    const newest = deps.db.selectFrom("block").select("id").orderBy("created_at", "desc");
    return (await newest.executeTakeFirstOrThrow()).id;
  }

  async function hiddenRoom() {
    const id = await lia.api.addListing({ ...newListing(), name: randomBytes(4).toString("hex") });
    return lia.api.getListingToEdit(id);
  }

  const priceWish = () => {
    const { checkIn: night } = freshStay(app);
    const nights = { firstNight: night, lastNight: night };
    return { listingIds: ["mar"], ...nights, nightlyPrice: 1_00, minNights: null };
  };
  const stranger = async () => (await portalGuest(app, freshStay(app))).bookingId;
  const newListing = () => ({
    name: "Duna",
    nightlyPrice: 1_00,
    capacity: 2,
    physicalRoomId: null,
  });
  return {
    invite: async () => [{ name: "Rita", email: "rita@casa.example", role: "team" }],
    changeRole: async () => [await colleague(), "owner"],
    removePerson: async () => [await colleague()],
    checkIn: async () => [await arriving()],
    checkOut: async () => {
      const id = await arrived();
      return [id, await owing(id)];
    },
    undoCheckIn: async () => [await arrived()],
    undoCheckOut: async () => [await left()],
    dismissAlert: async () => {
      const subject = randomBytes(4).toString("hex");
      return [(await raiseAlert(deps, deps.db, { kind: "refund-slow", subject })) ?? ""];
    },
    setRoomState: async () => [(await lia.api.lookAtRooms())[0]?.id ?? 0, "dirty", 0],
    takeManualBooking: async () => [manual()],
    completePortalStay: async () => {
      const contact = { guestName: "Nina", guestEmail: null, guestPhone: null, guests: null };
      const money = { price: 900_00, commission: 90_00, paidTo: "portal" } as const;
      return [await stranger(), 1, { ...contact, note: "", expectedArrival: null, money }];
    },
    callClosed: async () => [await stranger()],
    callGuest: async () => {
      const id = await stranger();
      await lia.api.callClosed(id);
      return [id];
    },
    answerPix: async () => {
      await takePix(app, { onSite: true });
      const { pixId, dueNow } = await heldForPix(app);
      return [pixId, { kind: "received", amount: dueNow }];
    },
    notePayment: async () => [await booking(), 1_00, "pix"],
    noteReturn: async () => {
      const id = await booking();
      await lia.api.notePayment(id, 5_00, "pix");
      return [id, 1_00, "pix"];
    },
    issueReceipt: async () => {
      const id = await booking();
      await lia.api.notePayment(id, 5_00, "pix");
      const payment = await deps.db
        .selectFrom("payment")
        .select("id")
        .where("booking_id", "=", id)
        .executeTakeFirstOrThrow();
      return [payment.id];
    },
    removePayment: async () => {
      const id = await booking();
      await lia.api.notePayment(id, 5_00, "pix");
      const { payments } = await lia.api.getBooking(id);
      return [id, payments[0]?.id ?? "", "Engano"];
    },
    addExtra: async () => [await booking(), 80_00, "Transfer do aeroporto"],
    giveDiscount: async () => [await booking(), 1_00, "Aniversário"],
    agreeTotal: async () => {
      const id = await booking();
      return [id, 5_00, (await lia.api.getBooking(id)).total, ""];
    },
    giveBack: async () => {
      const id = await booking();
      await lia.api.notePayment(id, 5_00, "pix");
      return [id, 1_00, "Barulho"];
    },
    retryRefund: () => refused(),
    noteRefund: async () => [...(await refused()), "pix"],
    takeGiftBack: () => refused((id) => lia.api.giveBack(id, 1_00, "Barulho")),
    renewGuestLink: async () => [await booking()],
    editBooking: async () => {
      const contact = { guestName: "Nina", guestEmail: null, guestPhone: null };
      return [await booking(), 1, { ...contact, note: "Rede", expectedArrival: null }];
    },
    cancelBooking: async () => [await booking(), { who: "guest" }],
    cancelStay: async () => {
      const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
      const id = await lia.api.takeManualBooking({ ...manual(), otherRooms });
      const [room] = (await lia.api.getBooking(id)).rooms;
      return [id, room?.stayId ?? "", { who: "guest", seen: 0 }];
    },
    markNoShow: async () => [await arriving()],
    resendMail: async () => [await booking()],
    eraseGuest: async () => {
      const id = await booking();
      await lia.api.cancelBooking(id, { who: "guest" });
      return [id];
    },
    answerChange: async () => {
      const { id } = await confirmed(app, "jangada");
      return [id, await askChange(app, id), "decline"];
    },
    makeProposal: async () => [proposalWish(app, { keepHours: 2 })],
    withdrawProposal: async () => [(await proposed(app, { keepHours: 2 })).id],
    changeStay: async () => [
      await booking(),
      1,
      { listingId: "farol", stay: freshStay(app) },
      "keep",
    ],
    block: async () => ["coqueiro", freshStay(app), "Pintura"],
    unblock: async () => [await block()],
    addFeed: async () => [
      "mar",
      { name: "Airbnb", portal: "airbnb", url: "https://portal.example/novo.ics" },
    ],
    changeFeedAddress: async () => [
      (await connectFeed(app, "mar")).id,
      "https://portal.example/outro.ics",
    ],
    removeFeed: async () => [(await connectFeed(app, "mar")).id],
    renewAddress: async () => ["mar"],
    closeWhenSilent: async () => ["mar", true],
    ignoreConflict: async () => [await conflict()],
    editMessageText: async () => {
      const texts = await lia.api.listMessageTexts();
      const { version = 0 } = texts.find(({ kind }) => kind === "thanks") ?? {};
      return ["thanks", version, { "pt-BR": "Volte sempre!", "en-US": "" }];
    },
    ...propertyWishes(lia),
    addListing: async () => [newListing()],
    addPhysicalRoom: async () => ["Porta azul"],
    saveListing: async () => {
      const { id, version, listing } = await hiddenRoom();
      return [id, version, listing];
    },
    publishListing: async () => ["mar", (await lia.api.getListingToEdit("mar")).version, false],
    deleteListing: async () => {
      const { id, version } = await hiddenRoom();
      return [id, version];
    },
    priceNights: async () => [priceWish()],
    takeBackPrices: async () => [await lia.api.priceNights(priceWish())],
    reorderListings: async () => [
      (await lia.api.listAllListings()).map(({ id }) => id).toReversed(),
    ],
  };
}
