import type { SamplePropertyEnglish } from "./sample-property.ts";

export const propertyEnglish: SamplePropertyEnglish = {
  description: "Four rooms right on the sand, in a cove where the sea hardly makes a wave.",
  promotion: {
    title: "Out of season, the beach is yours.",
    text: "From March to June, stay three nights or more in the Mar Room for R$ 690 each. Breakfast still runs until eleven.",
  },
  learnMore: {
    title: "A day at Maré Mansa",
    text: "From breakfast on the veranda to the last swim, with no set time for anything.",
  },
  aboutUs: {
    callToActionTitle: "Grandma’s house became a guest house.",
    callToActionText:
      "In 1987 it was a summer house with a hammock on the veranda and an open door. Today it is four rooms, the same veranda and the same door. Come for a few days: we take care of the breakfast, the shade and the bicycle, and the sea takes care of the rest.",
    buttonLabel: "Show me the rooms",
  },
  benefits: [
    {
      title: "Ten steps to the beach",
      text: "Step off the veranda and you are on the sand. The sea is shallow and calm all year.",
    },
    {
      title: "Fast Wi-Fi",
      text: "Fibre in every room and on the veranda, good for a meeting and for a film.",
    },
    {
      title: "Bicycles",
      text: "Eight bicycles, free to take to the village, the mangrove or the next beach.",
    },
    {
      title: "Beach tent",
      text: "Shade, chairs and cold water set up on the sand from 8 AM to 5 PM.",
    },
    {
      title: "Room for families",
      text: "A cot, a high chair and a fenced yard for the children to run in.",
    },
    {
      title: "Flexible check-in",
      text: "Come early or late. Agree the time on WhatsApp and the key will wait.",
    },
  ],
};
