import type { HouseChannels, HouseProblems } from "../../contract/owner/house.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { problemsIn, wholeWithin } from "./checks.ts";

/** Portals are asked every ten minutes: to be told of one missed look would be an alarm too many. */
const LEAST_MINUTES = 30;
const MOST_MINUTES = 1_440;

export function editChannels(
  edit: PropertyEdit,
  { silenceMinutes }: HouseChannels,
): Promise<HouseProblems> {
  const problems = problemsIn({
    silenceMinutes: wholeWithin(silenceMinutes, LEAST_MINUTES, MOST_MINUTES),
  });
  return changeProperty(edit, problems, () => ({ channel_silence_minutes: silenceMinutes }));
}
