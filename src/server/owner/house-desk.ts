import type { HouseApi, HouseProblems } from "../../contract/owner/house.ts";
import type { PropertyEdit } from "../property/change-property.ts";
import {
  editCancellation,
  editChannels,
  editCompany,
  editContact,
  editHours,
  editPlace,
} from "../property/edit-facts.ts";
import {
  editAboutUs,
  editBenefits,
  editCover,
  editLearnMore,
  editPromotion,
} from "../property/edit-texts.ts";
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
