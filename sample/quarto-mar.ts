import { listingPhotos } from "./listing-photos.ts";
import type { SampleListing } from "./sample-listing.ts";
import {
  extras,
  forTwo,
  forTwoObservation,
  forTwoObservationEnglish,
  sharedObservations,
  sharedObservationsEnglish,
  validityDate,
} from "./shared-terms.ts";

export const quartoMar: SampleListing = {
  id: "mar",
  name: "Quarto Mar",
  people: 3,
  rooms: 1,
  full_space: false,
  price: 890,
  promotional_price_out_season: 690,
  reserved_date: [
    "05-12-2024",
    "06-12-2024",
    "07-12-2024",
    "08-12-2024",
    "19-12-2024",
    "20-12-2024",
    "21-12-2024",
  ],
  bookUrl: "/quarto?id=mar#reserva",
  data_page: {
    name: "Quarto Mar",
    descriptions: [
      "O quarto mais perto da água. Da cama se vê o mar, e da varanda se ouve a maré subir.",
      "São 28 metros quadrados com cama king, piso de barro e uma porta larga para a varanda. De manhã o sol chega até o tapete. À tarde a casa inteira fica na sombra.",
      "A ducha externa tira a areia antes de entrar. A rede já está armada.",
    ],
    room_benefits: [
      { icon: "bed-double", title: "Cama king", text: "Lençóis de algodão e quatro travesseiros." },
      { icon: "sun", title: "Varanda privativa", text: "Rede, duas cadeiras e o mar na frente." },
      {
        icon: "snowflake",
        title: "Ar-condicionado",
        text: "Silencioso, com ventilador de teto também.",
      },
      {
        icon: "shower-head",
        title: "Banheiro próprio",
        text: "Ducha quente e ducha externa para a areia.",
      },
      { icon: "wifi", title: "Wi-Fi rápido", text: "Fibra dentro do quarto e na varanda." },
      {
        icon: "coffee",
        title: "Café da manhã incluso",
        text: "Servido até as onze, na varanda se quiser.",
      },
    ],
    validity_date: validityDate,
    observations: [
      ...sharedObservations,
      forTwoObservation,
      "A terceira pessoa dorme em cama extra, montada antes de você chegar.",
    ],
    extras,
    images: listingPhotos.mar,
  },
  data_card: {
    title: "Quarto Mar",
    text: "Porta larga para a varanda e o mar logo ali, sem nada no meio.",
    image: listingPhotos.mar[0].file,
    url: "/quarto?id=mar",
  },
  included: forTwo,
  english: {
    name: "Mar Room",
    card: {
      title: "Mar Room",
      text: "A wide door to the veranda and the sea right there, with nothing in between.",
    },
    descriptions: [
      "The room closest to the water. From the bed you see the sea, and from the veranda you hear the tide come in.",
      "Twenty-eight square metres, with a king bed, a clay floor and a wide door to the veranda. In the morning the sun reaches the rug. In the afternoon the whole house is in the shade.",
      "The outdoor shower takes the sand off before you come in. The hammock is already up.",
    ],
    room_benefits: [
      { title: "King bed", text: "Cotton sheets and four pillows." },
      { title: "Private veranda", text: "A hammock, two chairs and the sea in front." },
      { title: "Air conditioning", text: "Quiet, with a ceiling fan too." },
      { title: "Private bathroom", text: "A hot shower, and one outside for the sand." },
      { title: "Fast Wi-Fi", text: "Fibre in the room and on the veranda." },
      { title: "Breakfast included", text: "Served until eleven, on the veranda if you like." },
    ],
    observations: [
      ...sharedObservationsEnglish,
      forTwoObservationEnglish,
      "The third person sleeps in an extra bed, made up before you arrive.",
    ],
  },
};
