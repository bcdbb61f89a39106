import type { House } from "../../src/contract/owner/house.ts";
import type { OwnerApi } from "../../src/contract/owner-api.ts";
import { syncFeed } from "../../src/server/channels/sync-feed.ts";
import { codeNext, codeNow } from "./authenticator.ts";
import { helperAt, ownerAt, ownerPassword, Someone } from "./desks.ts";
import { linkMailedTo, personId } from "./door-links.ts";
import { connectFeed, openConflictsOf, says } from "./feeds.ts";
import type { TestHouse } from "./house-on.ts";
import { confirmed, freshStay } from "./stories.ts";

/** Everything that has to be there before, and then the act itself. */
export type Prepare = (house: TestHouse, lia: Someone) => Promise<() => Promise<unknown>>;

let names = 0;
const newEmail = () => `pessoa-${++names}@maremansa.example`;

const editing =
  (edit: (api: OwnerApi, house: House) => Promise<unknown>): Prepare =>
  async (_, { api }) => {
    const before = await api.house();
    return () => edit(api, before);
  };

const feedIn = (house: TestHouse) => connectFeed(house, "mar");

async function withCode(house: TestHouse) {
  const email = newEmail();
  const eva = await ownerAt(house, email);
  const secret = (await eva.api.beginSecondFactor(ownerPassword))?.secret ?? "";
  return { email, eva, secret };
}

async function draft({ api }: Someone) {
  const name = `Rascunho ${++names}`;
  const id = await api.addRoom({
    name,
    nightlyPrice: 500_00,
    capacity: 2,
    physicalRoomId: null,
  });
  return { id, version: (await api.getRoom(id)).version };
}

/** One act of each verb that leaves an entry of the activity. */
export const acts = {
  signIn: async (house) => {
    const email = newEmail();
    await ownerAt(house, email);
    return () => new Someone(house).signIn(email);
  },
  giveCode: async (house) => {
    const { email, eva, secret } = await withCode(house);
    await eva.api.confirmSecondFactor(codeNow(secret));
    const later = new Someone(house);
    await later.signIn(email);
    return () => later.api.giveCode(codeNext(secret));
  },
  setPassword: async (house) => {
    const email = newEmail();
    await ownerAt(house, email);
    const token = await linkMailedTo(house, email);
    return () => new Someone(house).api.setPassword(token, "quintal-com-jabuticaba");
  },
  signOutDevice: async (house) => {
    const email = newEmail();
    const phone = await ownerAt(house, email);
    await new Someone(house).signIn(email);
    const other = (await phone.api.listDevices()).find(({ isThis }) => !isThis);
    return () => phone.api.signOutDevice(other?.id ?? "");
  },
  signOutOthers: async (house) => {
    const email = newEmail();
    const phone = await ownerAt(house, email);
    await new Someone(house).signIn(email);
    return () => phone.api.signOutOthers();
  },
  signOutEverywhere: async (house) => {
    const { api } = await ownerAt(house, newEmail());
    return () => api.signOutEverywhere();
  },
  changePassword: async (house) => {
    const { api } = await ownerAt(house, newEmail());
    return () => api.changePassword(ownerPassword, "quintal-com-jabuticaba");
  },
  confirmSecondFactor: async (house) => {
    const { eva, secret } = await withCode(house);
    return () => eva.api.confirmSecondFactor(codeNow(secret));
  },
  endSecondFactor: async (house) => {
    const { eva, secret } = await withCode(house);
    eva.keep((await eva.api.confirmSecondFactor(codeNow(secret))) ?? []);
    return () => eva.api.endSecondFactor(ownerPassword);
  },
  invite: async (_, { api }) => {
    return () => api.invite({ name: "Rui", email: newEmail(), role: "team" });
  },
  changeRole: async (house, { api }) => {
    const email = newEmail();
    await helperAt(house, email);
    const id = await personId(house, email);
    return () => api.changeRole(id, "owner");
  },
  removePerson: async (house, { api }) => {
    const email = newEmail();
    await helperAt(house, email);
    const id = await personId(house, email);
    return () => api.removePerson(id);
  },
  addFeed: async (_, { api }) => {
    const url = `https://portal.example/new-${++names}.ics`;
    return () => api.addFeed("mar", { name: "Airbnb", portal: "airbnb", url });
  },
  changeFeedAddress: async (house, { api }) => {
    const { id } = await feedIn(house);
    return () => api.changeFeedAddress(id, `https://portal.example/other-${++names}.ics`);
  },
  removeFeed: async (house, { api }) => {
    const { id } = await feedIn(house);
    return () => api.removeFeed(id);
  },
  acceptEmptyFeed: async (house, { api }) => {
    const { booking } = house.channels;
    booking.mode("normal");
    const url = booking.feedUrl("farol");
    await house.deps.db.deleteFrom("channel_feed").where("url", "=", url).execute();
    const feed = await connectFeed(house, "farol", "booking", url);
    booking.sell("farol", freshStay(house));
    await syncFeed(house.deps, feed.id);
    booking.mode("empty");
    return () => api.acceptEmptyFeed(feed.id);
  },
  renewAddress: async (_, { api }) => {
    return () => api.renewAddress("mar");
  },
  closeWhenSilent: async (_, { api }) => {
    return () => api.closeWhenSilent("mar", true);
  },
  ignoreConflict: async (house, { api }) => {
    const { stay, room } = await confirmed(house, "mar");
    const feed = await connectFeed(house, room);
    await says(house, feed.id, [{ uid: `sold-${++names}`, ...stay }]);
    const [open] = await openConflictsOf(house, feed.id);
    return () => api.ignoreConflict(open?.id ?? "");
  },
  editContact: editing((api, { version, contact }) => api.editContact(version, contact)),
  editPlace: editing((api, { version, place }) => api.editPlace(version, place)),
  editCompany: editing((api, { version }) =>
    api.editCompany(version, { cnpj: null, cadastur: null }),
  ),
  editHours: editing((api, { version, hours }) =>
    api.editHours(version, { ...hours, horizonDays: hours.horizonDays - 1 }),
  ),
  editCancellation: editing((api, { version, cancellation }) =>
    api.editCancellation(version, cancellation),
  ),
  editChannels: editing((api, { version, channels }) => api.editChannels(version, channels)),
  editCover: editing((api, { version, cover }) => api.editCover(version, cover)),
  editPromotion: editing((api, { version, promotion }) => api.editPromotion(version, promotion)),
  editLearnMore: editing((api, { version, learnMore }) => api.editLearnMore(version, learnMore)),
  editAboutUs: editing((api, { version, aboutUs }) => api.editAboutUs(version, aboutUs)),
  editBenefits: editing((api, { version, benefits }) => api.editBenefits(version, benefits)),
  addRoom: async (_, { api }) => {
    const room = { name: `Novo ${++names}`, nightlyPrice: 500_00, capacity: 2 };
    return () => api.addRoom({ ...room, physicalRoomId: null });
  },
  addPhysicalRoom: async (_, { api }) => {
    return () => api.addPhysicalRoom(`Porta ${++names}`);
  },
  saveRoom: async (_, { api }) => {
    const { version, room } = await api.getRoom("mar");
    const { rates, portuguese } = room;
    return () =>
      api.saveRoom("mar", version, {
        ...room,
        maxNights: room.maxNights - 1,
        portuguese: { ...portuguese, cardText: `${portuguese.cardText}.` },
        rates: {
          ...rates,
          nightlyPrice: rates.nightlyPrice + 30_00,
          seasons: rates.seasons.map((one) => ({ ...one, nightlyPrice: one.nightlyPrice + 1_00 })),
        },
      });
  },
  publishRoom: async (_, { api }) => {
    const { version } = await api.getRoom("farol");
    return async () => {
      await api.publishRoom("farol", version, false);
      await api.publishRoom("farol", version + 1, true);
    };
  },
  deleteRoom: async (_, lia) => {
    const { id, version } = await draft(lia);
    return () => lia.api.deleteRoom(id, version);
  },
  reorderRooms: async (_, { api }) => {
    const ids = (await api.listRooms()).map(({ id }) => id);
    return () => api.reorderRooms(ids.toReversed());
  },
} satisfies Partial<Record<keyof OwnerApi, Prepare>>;
