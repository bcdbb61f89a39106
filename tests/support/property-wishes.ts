import type { EditableProperty } from "../../src/contract/owner/property.ts";
import type { OwnerApi } from "../../src/server/owner-api.ts";
import type { Someone } from "./desks.ts";

type Edits = Extract<keyof OwnerApi, `edit${string}`>;
type Wishes = {
  [V in Exclude<Edits, "editBooking" | "editMessageText">]: () => Promise<Parameters<OwnerApi[V]>>;
};

/** Every part of the property, saved as it is. */
export function propertyWishes(lia: Someone): Wishes {
  const part =
    <P extends keyof EditableProperty>(name: P) =>
    async (): Promise<[number, EditableProperty[P]]> => {
      const current = await lia.api.property();
      return [current.version, current[name]];
    };
  return {
    editContact: part("contact"),
    editPlace: part("place"),
    editCompany: async () => [(await lia.api.property()).version, { cnpj: null, cadastur: null }],
    editHours: part("hours"),
    editCancellation: part("cancellation"),
    editDeposit: part("deposit"),
    editGuestPage: part("guestPage"),
    editPix: async () => {
      const { version, pix } = await lia.api.property();
      return [version, { terms: pix, left: null }];
    },
    editPaymentChoice: part("paymentChoice"),
    editChannels: part("channels"),
    editCover: part("cover"),
    editPromotion: part("promotion"),
    editLearnMore: part("learnMore"),
    editAboutUs: part("aboutUs"),
    editBenefits: part("benefits"),
  };
}
