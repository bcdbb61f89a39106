/** What a benefit of the house is about; it decides the drawing beside its words. */
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
