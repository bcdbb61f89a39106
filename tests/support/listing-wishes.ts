import { randomBytes } from "node:crypto";
import type { OwnerApi } from "../../src/server/owner-api.ts";
import type { TestApp } from "./app-on.ts";
import type { Someone } from "./desks.ts";
import { freshStay } from "./stories.ts";

/** Valid arguments for each of some verbs. */
export type Wishes<V extends keyof OwnerApi> = {
  readonly [N in V]: () => Promise<Parameters<OwnerApi[N]>>;
};
type OfListings =
  | "addListing"
  | "addPhysicalRoom"
  | "saveListing"
  | "publishListing"
  | "deleteListing"
  | "priceNights"
  | "takeBackPrices"
  | "reorderListings";

export function listingWishes(app: TestApp, lia: Someone): Wishes<OfListings> {
  async function hiddenRoom() {
    const id = await lia.api.addListing({ ...newListing(), name: randomBytes(4).toString("hex") });
    return lia.api.getListingToEdit({ listingId: id });
  }

  const priceWish = () => {
    const { checkIn: night } = freshStay(app);
    const nights = { firstNight: night, lastNight: night };
    return { listingIds: ["mar"], ...nights, nightlyPrice: 1_00, minNights: null };
  };
  const newListing = () => ({
    name: "Duna",
    nightlyPrice: 1_00,
    capacity: 2,
    physicalRoomId: null,
  });
  return {
    addListing: async () => [newListing()],
    addPhysicalRoom: async () => [{ name: "Porta azul" }],
    saveListing: async () => {
      const { id, version, listing } = await hiddenRoom();
      return [{ listingId: id, version, listing }];
    },
    publishListing: async () => {
      const { version } = await lia.api.getListingToEdit({ listingId: "mar" });
      return [{ listingId: "mar", version, published: false }];
    },
    deleteListing: async () => {
      const { id, version } = await hiddenRoom();
      return [{ listingId: id, version }];
    },
    priceNights: async () => [priceWish()],
    takeBackPrices: async () => [await lia.api.priceNights(priceWish())],
    reorderListings: async () => {
      const ids = (await lia.api.listAllListings()).map(({ id }) => id);
      return [{ listingIds: ids.toReversed() }];
    },
  };
}
