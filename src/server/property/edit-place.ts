import type { HousePlace, HouseProblem, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { line, problemsIn, within } from "./checks.ts";

export function editPlace(edit: PropertyEdit, place: HousePlace): Promise<HouseProblems> {
  const problems = problemsIn({
    address: line(place.address),
    city: line(place.city),
    state: line(place.state),
    latitude: within(place.latitude, -90, 90),
    longitude: within(place.longitude, -180, 180),
    mapKey: place.mapKey === null ? null : line(place.mapKey),
    timeZone: zone(place.timeZone),
  });
  return changeProperty(edit, problems, () => ({
    address: place.address,
    city: place.city,
    state: place.state,
    latitude: place.latitude,
    longitude: place.longitude,
    map_key: place.mapKey,
    time_zone: place.timeZone,
  }));
}

/** A zone nobody knows would leave the house without a today. */
function zone(name: string): HouseProblem | null {
  return Intl.supportedValuesOf("timeZone").includes(name) ? null : "out-of-range";
}
