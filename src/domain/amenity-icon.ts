/** Icons that a room's benefits can have, by their names in the pages' drawings. */
export const amenityIcons = [
  "baby",
  "bath",
  "bed-double",
  "bike",
  "coffee",
  "fan",
  "key-round",
  "moon-star",
  "refrigerator",
  "shower-head",
  "snowflake",
  "sun",
  "trees",
  "tv",
  "umbrella",
  "users",
  "utensils",
  "waves",
  "wifi",
] as const;

export type AmenityIcon = (typeof amenityIcons)[number];

/** Another server may send icons that we do not have. */
export function amenityIcon(name: string): AmenityIcon | "check" {
  return amenityIcons.find((icon) => icon === name) ?? "check";
}
