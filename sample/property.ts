import { propertyEnglish } from "./property-english.ts";
import { propertyPhotos } from "./property-photos.ts";
import { propertyTexts } from "./property-texts.ts";
import type { SampleProperty } from "./sample-property.ts";

export const sampleProperty: SampleProperty = {
  ...propertyTexts,
  name: "Pousada Maré Mansa",
  shortName: "Maré Mansa",
  address: "Rua das Jangadas, 58",
  district: "Praia da Enseada",
  city: "Porto Manso",
  state: "Bahia",
  phone: "(73) 3555-0142",
  secondPhone: "(73) 95555-0142",
  whatsapp: "5573955550142",
  email: "oi@maremansa.example",
  // Rounded, because an exact point would mark a real building.
  latitude: -16.7,
  longitude: -39.11,
  mapKey: null,
  dashboardUrl: "/admin",
  year: 2024,
  timeZone: "America/Bahia",
  checkInTime: "14:00",
  checkOutTime: "11:00",
  lateArrivalFrom: "22:00",
  // Invalid check digits on purpose: no company can have this number.
  cnpj: "00.000.000/0001-00",
  cadastur: "00.000000.00.0000-0",
  sameDayTurnover: false,
  cancellationPolicy: {
    regretDays: 7,
    tiers: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 2, refundPercent: 50 },
    ],
  },
  heroPhoto: propertyPhotos.hero,
  english: propertyEnglish,
};
