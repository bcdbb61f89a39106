import { listingPhotos } from "./listing-photos.ts";
import { propertyPhotos } from "./property-photos.ts";
import type { SampleListing } from "./sample-listing.ts";
import {
  extras,
  sharedObservations,
  sharedObservationsEnglish,
  validityDate,
} from "./shared-terms.ts";

export const casaInteira: SampleListing = {
  id: "casa-inteira",
  name: "Casa inteira",
  people: 14,
  rooms: 4,
  full_space: true,
  price: 2900,
  promotional_price_out_season: null,
  // The whole house can be booked only on nights when none of its rooms is.
  reserved_date: ["28-12-2024", "29-12-2024", "30-12-2024", "31-12-2024"],
  bookUrl: "/quarto?id=casa-inteira#reserva",
  data_page: {
    name: "Casa inteira",
    descriptions: [
      "A casa toda, com a chave na sua mão. São quatro quartos, quatro banheiros, uma cozinha de verdade e a varanda com as redes.",
      "Dormem catorze pessoas: três no Mar, quatro no Coqueiro, cinco no Jangada e duas no Farol. Na mesa da varanda cabe todo mundo.",
      "De manhã a gente traz o café e some. O resto do dia, a casa é sua.",
    ],
    room_benefits: [
      {
        icon: "bed-double",
        title: "Quatro quartos",
        text: "Cada um com banheiro próprio e ar-condicionado.",
      },
      {
        icon: "utensils",
        title: "Cozinha completa",
        text: "Fogão de seis bocas, geladeira grande e louça para catorze.",
      },
      {
        icon: "sun",
        title: "Varanda com redes",
        text: "Sombra, mesa comprida e o jardim em volta.",
      },
      {
        icon: "umbrella",
        title: "Tenda na praia",
        text: "Sombra, cadeiras e água gelada na areia, das 8h às 17h.",
      },
      {
        icon: "bike",
        title: "Oito bicicletas",
        text: "Todas para o seu grupo, com cesto para a feira.",
      },
      {
        icon: "coffee",
        title: "Café da manhã incluso",
        text: "Servido até as onze, na mesa da varanda.",
      },
    ],
    validity_date: validityDate,
    observations: [
      ...sharedObservations,
      "Pode cantar na varanda até as dez da noite. Depois a vila dorme.",
    ],
    extras,
    images: [
      propertyPhotos.facade,
      propertyPhotos.veranda,
      propertyPhotos.garden,
      propertyPhotos.breakfast,
      propertyPhotos.beach,
      listingPhotos.mar[0],
      listingPhotos.coqueiro[0],
      listingPhotos.jangada[0],
      listingPhotos.farol[0],
    ],
  },
  data_card: {
    title: "Casa inteira",
    text: "Os quatro quartos, a cozinha e a varanda só para o seu grupo.",
    image: propertyPhotos.facade.file,
    url: "/quarto?id=casa-inteira",
  },
  included: null,
  english: {
    name: "Whole house",
    card: {
      title: "Whole house",
      text: "The four rooms, the kitchen and the veranda for your group alone.",
    },
    descriptions: [
      "The whole house, with the key in your hand. Four rooms, four bathrooms, a proper kitchen and the veranda with the hammocks.",
      "It sleeps fourteen: three in Mar, four in Coqueiro, five in Jangada and two in Farol. The table on the veranda seats everyone.",
      "In the morning we bring breakfast and disappear. For the rest of the day the house is yours.",
    ],
    room_benefits: [
      { title: "Four rooms", text: "Each with its own bathroom and air conditioning." },
      { title: "Full kitchen", text: "A six-burner stove, a big fridge and plates for fourteen." },
      { title: "Veranda with hammocks", text: "Shade, a long table and the garden all round." },
      {
        title: "Beach tent",
        text: "Shade, chairs and cold water on the sand, from 8 AM to 5 PM.",
      },
      { title: "Eight bicycles", text: "All for your group, with baskets for the market." },
      { title: "Breakfast included", text: "Served until eleven, at the veranda table." },
    ],
    observations: [
      ...sharedObservationsEnglish,
      "You can sing on the veranda until ten at night. After that the village sleeps.",
    ],
  },
};
