/** The subject of a benefit of the house, which decides its drawing. */
export const benefitTypes = [
  "beach",
  "wifi",
  "bicycles",
  "beach-tent",
  "family",
  "flexible-check-in",
  "breakfast",
  "kitchen",
  "garden",
  "mountain",
  "fireplace",
  "sun",
  "quiet",
  "air-conditioning",
  "tv",
  "parking",
  "pets",
  "people",
  "other",
] as const;

export type BenefitType = (typeof benefitTypes)[number];

export const MOST_BENEFITS = 12;
