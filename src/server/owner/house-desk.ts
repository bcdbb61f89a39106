import type { HouseApi, HouseProblems } from "../../contract/owner/house.ts";
import type { PropertyEdit } from "../property/change-property.ts";
import { editAboutUs } from "../property/edit-about-us.ts";
import { editBenefits } from "../property/edit-benefits.ts";
import { editCancellation } from "../property/edit-cancellation.ts";
import { editChannels } from "../property/edit-channels.ts";
import { editCompany } from "../property/edit-company.ts";
import { editContact } from "../property/edit-contact.ts";
import { editCover } from "../property/edit-cover.ts";
import { editHours } from "../property/edit-hours.ts";
import { editLearnMore } from "../property/edit-learn-more.ts";
import { editPlace } from "../property/edit-place.ts";
import { editPromotion } from "../property/edit-promotion.ts";
import { getHouse } from "../property/get-house.ts";
import { listHousePhotos } from "../property/list-house-photos.ts";
import { causeOf, type Desk } from "./desk.ts";

export function houseDesk(desk: Desk): HouseApi {
  const { deps } = desk;
  const editing =
    <T>(verb: (edit: PropertyEdit, part: T) => Promise<HouseProblems>) =>
    async (version: number, part: T) =>
      verb({ deps, version, cause: await causeOf(desk) }, part);
  return {
    house: () => getHouse(deps.db),
    listHousePhotos: () => listHousePhotos(deps.db),
    editContact: editing(editContact),
    editPlace: editing(editPlace),
    editCompany: editing(editCompany),
    editHours: editing(editHours),
    editCancellation: editing(editCancellation),
    editChannels: editing(editChannels),
    editCover: editing(editCover),
    editPromotion: editing(editPromotion),
    editLearnMore: editing(editLearnMore),
    editAboutUs: editing(editAboutUs),
    editBenefits: editing(editBenefits),
  };
}
