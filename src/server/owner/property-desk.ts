import type { PropertyApi, PropertyProblems } from "../../contract/owner/property.ts";
import type { PropertyEdit } from "../property/change-property.ts";
import { editDeposit } from "../property/edit-deposit.ts";
import {
  editCancellation,
  editChannels,
  editCompany,
  editContact,
  editHours,
  editPlace,
} from "../property/edit-facts.ts";
import { editGuestPage } from "../property/edit-guest-page.ts";
import { editPaymentChoice } from "../property/edit-payment-choice.ts";
import { editPix } from "../property/edit-pix.ts";
import {
  editAboutUs,
  editBenefits,
  editCover,
  editLearnMore,
  editPromotion,
} from "../property/edit-texts.ts";
import { getEditableProperty } from "../property/get-editable-property.ts";
import { listPropertyPhotos } from "../property/list-property-photos.ts";
import { causeOf, type Desk } from "./desk.ts";

export function propertyDesk(desk: Desk): PropertyApi {
  const { deps } = desk;
  const editing =
    <T>(verb: (edit: PropertyEdit, part: T) => Promise<PropertyProblems>) =>
    async (version: number, part: T) =>
      verb({ deps, version, cause: await causeOf(desk) }, part);
  return {
    property: async () => ({
      ...(await getEditableProperty(deps.db)),
      providers: deps.payments.providers,
    }),
    listPropertyPhotos: () => listPropertyPhotos(deps.db),
    editContact: editing(editContact),
    editPlace: editing(editPlace),
    editCompany: editing(editCompany),
    editHours: editing(editHours),
    editCancellation: editing(editCancellation),
    editDeposit: editing(editDeposit),
    editPix: editing(editPix),
    editPaymentChoice: editing(editPaymentChoice),
    editGuestPage: editing(editGuestPage),
    editChannels: editing(editChannels),
    editCover: editing(editCover),
    editPromotion: editing(editPromotion),
    editLearnMore: editing(editLearnMore),
    editAboutUs: editing(editAboutUs),
    editBenefits: editing(editBenefits),
  };
}
