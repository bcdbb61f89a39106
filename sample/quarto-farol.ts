import { listingPhotos } from "./listing-photos.ts";
import type { SampleListing } from "./sample-listing.ts";
import {
  extras,
  sharedObservations,
  sharedObservationsEnglish,
  validityDate,
} from "./shared-terms.ts";

export const quartoFarol: SampleListing = {
  id: "farol",
  name: "Quarto Farol",
  people: 2,
  rooms: 1,
  full_space: false,
  price: 690,
  promotional_price_out_season: null,
  reserved_date: ["03-12-2024", "04-12-2024", "20-12-2024", "21-12-2024", "22-12-2024"],
  bookUrl: "/quarto?id=farol#reserva",
  data_page: {
    name: "Quarto Farol",
    descriptions: [
      "O quarto mais alto da casa. De noite, apague o abajur: a claraboia se enche de estrelas, e o farol pisca ao longe.",
      "São 20 metros quadrados debaixo do telhado, com cama de casal, teto de madeira e uma janela acima da cabeceira. De manhã ela mostra os coqueiros e, atrás deles, o mar.",
      "É um quarto para dois. Tem escrivaninha para o cartão-postal e poltrona para o livro.",
    ],
    room_benefits: [
      {
        icon: "bed-double",
        title: "Cama de casal",
        text: "Lençóis de algodão e quatro travesseiros.",
      },
      {
        icon: "moon-star",
        title: "Claraboia",
        text: "Em cima da poltrona, com cortina para dormir até tarde.",
      },
      {
        icon: "snowflake",
        title: "Ar-condicionado",
        text: "Silencioso. O sótão fica fresco mesmo ao meio-dia.",
      },
      {
        icon: "shower-head",
        title: "Banheiro próprio",
        text: "Ducha quente, sem descer a escada.",
      },
      {
        icon: "wifi",
        title: "Wi-Fi rápido",
        text: "A fibra sobe até o sótão e chega à escrivaninha.",
      },
      {
        icon: "coffee",
        title: "Café da manhã incluso",
        text: "Servido até as onze. Dá tempo de dormir mais.",
      },
    ],
    validity_date: validityDate,
    observations: [
      ...sharedObservations,
      "O quarto fica no sótão: são catorze degraus de madeira, com corrimão.",
    ],
    extras,
    images: listingPhotos.farol,
  },
  data_card: {
    title: "Quarto Farol",
    text: "No sótão, com claraboia. De noite dá para ver o farol e as estrelas.",
    image: listingPhotos.farol[0].file,
    url: "/quarto?id=farol",
  },
  included: null,
  english: {
    name: "Farol Room",
    card: {
      title: "Farol Room",
      text: "In the attic, with a skylight. At night you can see the lighthouse and the stars.",
    },
    descriptions: [
      "The highest room in the house. At night, switch off the lamp: the skylight fills with stars, and the lighthouse blinks far off.",
      "Twenty square metres under the roof, with a double bed, a wooden ceiling and a window above the headboard. In the morning it shows the coconut palms and, behind them, the sea.",
      "It is a room for two. There is a desk for the postcard and an armchair for the book.",
    ],
    room_benefits: [
      { title: "Double bed", text: "Cotton sheets and four pillows." },
      { title: "Skylight", text: "Above the armchair, with a blind for sleeping late." },
      { title: "Air conditioning", text: "Quiet. The attic stays cool even at midday." },
      { title: "Private bathroom", text: "A hot shower, with no stairs to go down." },
      { title: "Fast Wi-Fi", text: "The fibre climbs to the attic and reaches the desk." },
      { title: "Breakfast included", text: "Served until eleven. There is time to sleep in." },
    ],
    observations: [
      ...sharedObservationsEnglish,
      "The room is in the attic: fourteen wooden steps, with a handrail.",
    ],
  },
};
