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

export const quartoCoqueiro: SampleListing = {
  id: "coqueiro",
  name: "Quarto Coqueiro",
  people: 4,
  rooms: 1,
  full_space: false,
  price: 760,
  promotional_price_out_season: null,
  reserved_date: ["06-12-2024", "07-12-2024", "13-12-2024", "14-12-2024", "15-12-2024"],
  bookUrl: "/quarto?id=coqueiro#reserva",
  data_page: {
    name: "Quarto Coqueiro",
    descriptions: [
      "O quarto mais verde da casa. A janela dá para o jardim, e o primeiro barulho do dia é o vento nos coqueiros.",
      "São 24 metros quadrados com cama de casal, cama de solteiro e piso de madeira clara. No canto da janela ficam a escrivaninha e a poltrona.",
      "É no térreo, a vinte passos da areia. Depois do almoço o jardim faz sombra no quarto, e dá para dormir de janela aberta.",
    ],
    room_benefits: [
      {
        icon: "bed-double",
        title: "Duas camas",
        text: "Uma de casal e uma de solteiro, com lençóis de algodão.",
      },
      {
        icon: "trees",
        title: "Janela para o jardim",
        text: "Abre inteira. Da poltrona se veem os coqueiros.",
      },
      {
        icon: "snowflake",
        title: "Ar-condicionado",
        text: "Silencioso. Em muitas noites a janela aberta basta.",
      },
      {
        icon: "shower-head",
        title: "Banheiro próprio",
        text: "Ducha quente e toalhas trocadas todo dia.",
      },
      {
        icon: "wifi",
        title: "Wi-Fi rápido",
        text: "Fibra dentro do quarto, com escrivaninha para trabalhar.",
      },
      {
        icon: "coffee",
        title: "Café da manhã incluso",
        text: "Servido até as onze, na varanda da casa.",
      },
    ],
    validity_date: validityDate,
    observations: [
      ...sharedObservations,
      forTwoObservation,
      "A quarta pessoa dorme em cama extra, montada antes de você chegar.",
    ],
    extras,
    images: listingPhotos.coqueiro,
  },
  data_card: {
    title: "Quarto Coqueiro",
    text: "Cama de casal e uma de solteiro, com a janela aberta para o jardim.",
    image: listingPhotos.coqueiro[0].file,
    url: "/quarto?id=coqueiro",
  },
  included: forTwo,
  english: {
    name: "Coqueiro Room",
    card: {
      title: "Coqueiro Room",
      text: "A double bed and a single, with the window open to the garden.",
    },
    descriptions: [
      "The greenest room in the house. The window opens to the garden, and the first sound of the day is the wind in the coconut palms.",
      "Twenty-four square metres, with a double bed, a single bed and a pale wooden floor. The desk and the armchair stand in the corner by the window.",
      "It is on the ground floor, twenty steps from the sand. After lunch the garden shades the room, and you can sleep with the window open.",
    ],
    room_benefits: [
      { title: "Two beds", text: "A double and a single, with cotton sheets." },
      {
        title: "Window to the garden",
        text: "It opens all the way. You see the palms from the armchair.",
      },
      { title: "Air conditioning", text: "Quiet. On many nights the open window is enough." },
      { title: "Private bathroom", text: "A hot shower and fresh towels every day." },
      { title: "Fast Wi-Fi", text: "Fibre in the room, with a desk to work at." },
      { title: "Breakfast included", text: "Served until eleven, on the veranda of the house." },
    ],
    observations: [
      ...sharedObservationsEnglish,
      forTwoObservationEnglish,
      "The fourth person sleeps in an extra bed, made up before you arrive.",
    ],
  },
};
