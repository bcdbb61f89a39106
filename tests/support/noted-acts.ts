import { TEST_NOW } from "../../sandbox/clock.ts";
import { addDays, todayIn } from "../../src/domain/day.ts";
import { syncFeed } from "../../src/server/channels/sync-feed.ts";
import type { OwnerApi } from "../../src/server/owner-api.ts";
import type { TestApp } from "./app-on.ts";
import { codeNext, codeNow } from "./authenticator.ts";
import { helperAt, ownerAt, ownerPassword, Someone, signedInOwner } from "./desks.ts";
import { connectFeed, openConflictsOf, says } from "./feeds.ts";
import { otherWish } from "./other-settings.ts";
import { linkMailedTo, personId } from "./password-links.ts";
import { confirmed, freshStay } from "./stories.ts";

/** Sets up the preconditions and returns the act itself. */
export type Prepare = (app: TestApp, lia: Someone) => Promise<() => Promise<unknown>>;

let names = 0;
const newEmail = () => `pessoa-${++names}@maremansa.example`;

const feedIn = (app: TestApp) => connectFeed(app, "mar");

async function withCode(app: TestApp) {
  const email = newEmail();
  const eva = await ownerAt(app, email);
  const secret = (await eva.api.beginSecondFactor(ownerPassword))?.secret ?? "";
  return { email, eva, secret };
}

async function draft({ api }: Someone) {
  const name = `Rascunho ${++names}`;
  const id = await api.addListing({
    name,
    nightlyPrice: 500_00,
    capacity: 2,
    physicalRoomId: null,
  });
  return { id, version: (await api.getListingToEdit({ listingId: id })).version };
}

/** Nights that no story sells. */
const FAR = addDays(todayIn("America/Bahia", TEST_NOW), 1_500);

const priceWish = () => ({
  ...{ listingIds: ["jangada"], firstNight: FAR, lastNight: addDays(FAR, 2) },
  ...{ nightlyPrice: 1_500_00 + ++names, minNights: null },
});

/** One act per verb that writes an activity entry. */
export const acts = {
  signIn: async (app) => {
    const email = newEmail();
    await ownerAt(app, email);
    return () => new Someone(app).signIn(email);
  },
  giveCode: async (app) => {
    const { email, eva, secret } = await withCode(app);
    await eva.api.confirmSecondFactor(codeNow(secret));
    const later = new Someone(app);
    await later.signIn(email);
    return () => later.api.giveCode(codeNext(secret));
  },
  setPassword: async (app) => {
    const email = newEmail();
    await ownerAt(app, email);
    const token = await linkMailedTo(app, email);
    return () => new Someone(app).api.setPassword(token, "quintal-com-jabuticaba");
  },
  signOutDevice: async (app) => {
    const email = newEmail();
    const phone = await ownerAt(app, email);
    await new Someone(app).signIn(email);
    const other = (await phone.api.listDevices()).find(({ isThis }) => !isThis);
    return () => phone.api.signOutDevice(other?.id ?? "");
  },
  signOutOthers: async (app) => {
    const email = newEmail();
    const phone = await ownerAt(app, email);
    await new Someone(app).signIn(email);
    return () => phone.api.signOutOthers();
  },
  signOutEverywhere: async (app) => {
    const { api } = await ownerAt(app, newEmail());
    return () => api.signOutEverywhere();
  },
  changePassword: async (app) => {
    const { api } = await ownerAt(app, newEmail());
    return () => api.changePassword(ownerPassword, "quintal-com-jabuticaba");
  },
  confirmSecondFactor: async (app) => {
    const { eva, secret } = await withCode(app);
    return () => eva.api.confirmSecondFactor(codeNow(secret));
  },
  putOffSecondFactor: async (app) => {
    const eva = await signedInOwner(app, newEmail(), { isAsked: true });
    return () => eva.api.putOffSecondFactor();
  },
  endSecondFactor: async (app) => {
    const { eva, secret } = await withCode(app);
    eva.keep((await eva.api.confirmSecondFactor(codeNow(secret))) ?? []);
    await eva.api.stepUp(codeNext(secret));
    return () => eva.api.endSecondFactor(ownerPassword);
  },
  invite: async (_, { api }) => {
    return () => api.invite({ name: "Rui", email: newEmail(), role: "team" });
  },
  changeRole: async (app, { api }) => {
    const email = newEmail();
    await helperAt(app, email);
    const id = await personId(app, email);
    return () => api.changeRole({ personId: id, role: "owner" });
  },
  removePerson: async (app, { api }) => {
    const email = newEmail();
    await helperAt(app, email);
    const id = await personId(app, email);
    return () => api.removePerson({ personId: id });
  },
  exportBookings: async (_, { api }) => {
    return () => api.exportBookings({ view: "upcoming" });
  },
  exportGuest: async (app, { api }) => {
    const { id } = await confirmed(app);
    return () => api.exportGuest({ bookingId: id });
  },
  exportNumbers: async (_, { api }) => {
    return () => api.exportNumbers({ from: null });
  },
  exportMovements: async (_, { api }) => {
    return () => api.exportMovements({ from: FAR, until: addDays(FAR, 1) });
  },
  unblock: async (app, { api }) => {
    await api.block({ listingId: "farol", stay: freshStay(app), note: "Pintura" });
    const { id } = await app.deps.db
      .selectFrom("block")
      .select("id")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return () => api.unblock({ blockId: id });
  },
  addFeed: async (_, { api }) => {
    const url = `https://portal.example/new-${++names}.ics`;
    return () => api.addFeed({ listingId: "mar", name: "Airbnb", portal: "airbnb", url });
  },
  changeFeedAddress: async (app, { api }) => {
    const { id } = await feedIn(app);
    return () =>
      api.changeFeedAddress({ feedId: id, url: `https://portal.example/other-${++names}.ics` });
  },
  removeFeed: async (app, { api }) => {
    const { id } = await feedIn(app);
    return () => api.removeFeed({ feedId: id });
  },
  acceptEmptyFeed: async (app, { api }) => {
    const { booking } = app.channels;
    booking.mode("normal");
    const url = booking.feedUrl("farol");
    await app.deps.db.deleteFrom("channel_feed").where("url", "=", url).execute();
    const feed = await connectFeed(app, "farol", "booking", url);
    booking.sell("farol", freshStay(app));
    await syncFeed(app.deps, feed.id);
    booking.mode("empty");
    return () => api.acceptEmptyFeed({ feedId: feed.id });
  },
  renewAddress: async (_, { api }) => {
    return () => api.renewAddress({ listingId: "mar" });
  },
  closeWhenSilent: async (_, { api }) => {
    return () => api.closeWhenSilent({ listingId: "mar", closes: true });
  },
  ignoreConflict: async (app, { api }) => {
    const { stay, room } = await confirmed(app, "mar");
    const feed = await connectFeed(app, room);
    await says(app, feed.id, [{ uid: `sold-${++names}`, ...stay }]);
    const [open] = await openConflictsOf(app, feed.id);
    return () => api.ignoreConflict({ conflictId: open?.id ?? "" });
  },
  editMessageText: async (_, { api }) => {
    const texts = await api.listMessageTexts();
    const version = texts.find(({ kind }) => kind === "thanks")?.version ?? 0;
    const text = { "pt-BR": `Volte sempre, ${++names}!`, "en-US": "" };
    return () => api.editMessageText({ kind: "thanks", version, text });
  },
  saveSetting: async (_, { api }) => {
    const property = await api.property();
    return () => api.saveSetting(otherWish("contact", property));
  },
  addListing: async (_, { api }) => {
    const room = { name: `Novo ${++names}`, nightlyPrice: 500_00, capacity: 2 };
    return () => api.addListing({ ...room, physicalRoomId: null });
  },
  addPhysicalRoom: async (_, { api }) => {
    return () => api.addPhysicalRoom({ name: `Porta ${++names}` });
  },
  saveListing: async (_, { api }) => {
    const { version, listing } = await api.getListingToEdit({ listingId: "mar" });
    const { rates, portuguese } = listing;
    return () =>
      api.saveListing({
        listingId: "mar",
        version,
        listing: {
          ...listing,
          maxNights: listing.maxNights - 1,
          portuguese: { ...portuguese, cardText: `${portuguese.cardText}.` },
          rates: {
            ...rates,
            nightlyPrice: rates.nightlyPrice + 30_00,
            seasons: [
              ...rates.seasons,
              {
                ...{ firstNight: FAR, lastNight: FAR, nightlyPrice: 900_00 },
                ...{ fromNights: null, minNights: null, createdAt: null },
              },
            ],
          },
        },
      });
  },
  publishListing: async (_, { api }) => {
    const { version } = await api.getListingToEdit({ listingId: "farol" });
    return async () => {
      await api.publishListing({ listingId: "farol", version, published: false });
      await api.publishListing({ listingId: "farol", version: version + 1, published: true });
    };
  },
  deleteListing: async (_, lia) => {
    const { id, version } = await draft(lia);
    return () => lia.api.deleteListing({ listingId: id, version });
  },
  priceNights: async (_, { api }) => {
    return () => api.priceNights(priceWish());
  },
  takeBackPrices: async (_, { api }) => {
    const undo = await api.priceNights(priceWish());
    return () => api.takeBackPrices(undo);
  },
  reorderListings: async (_, { api }) => {
    const ids = (await api.listAllListings()).map(({ id }) => id);
    return () => api.reorderListings({ listingIds: ids.toReversed() });
  },
} satisfies Partial<Record<keyof OwnerApi, Prepare>>;
