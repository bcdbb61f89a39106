import type { DayMonthYear, SampleListing } from "./sample-listing.ts";

export const extras: SampleListing["data_page"]["extras"] = {
  child_up_to_12: 90,
  child_above_12: 130,
};

export const forTwo: SampleListing["included"] = { guests: 2, extra_adult: 130 };

export const validityDate: DayMonthYear = "17-12-2024";

// The page itself shows the validity date, so no observation repeats it.
export const sharedObservations = [
  "Crianças até 12 anos: R$ 90 por noite. Acima de 12: R$ 130 por noite.",
  "Check-in a partir das 14h, check-out até as 11h. Precisa de outro horário? Avise a gente.",
] as const;

export const forTwoObservation =
  "A diária é para duas pessoas. Cada adulto a mais: R$ 130 por noite.";

export const sharedObservationsEnglish = [
  "Children up to age 12: R$ 90 per night. Over 12: R$ 130 per night.",
  "Check-in from 2 PM, check-out until 11 AM. Need another time? Let us know.",
] as const;

export const forTwoObservationEnglish =
  "The nightly price is for two. Each extra adult: R$ 130 per night.";
