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

export const quartoJangada: SampleListing = {
  id: "jangada",
  name: "Quarto Jangada",
  people: 5,
  rooms: 1,
  full_space: false,
  price: 820,
  promotional_price_out_season: null,
  reserved_date: ["10-12-2024", "11-12-2024", "12-12-2024", "13-12-2024", "14-12-2024"],
  bookUrl: "/quarto?id=jangada#reserva",
  data_page: {
    name: "Quarto Jangada",
    descriptions: [
      "O quarto da família. A cama de casal é dos pais, o beliche é de quem chegar primeiro.",
      "São 30 metros quadrados com cama de casal, beliche de madeira e piso frio, bom para pé molhado. Os cestos guardam os brinquedos de praia, e o tapete aguenta areia.",
      "A janela dá para o jardim, e o quintal cercado fica logo ao lado. Dá para ouvir as crianças sem sair da cama.",
    ],
    room_benefits: [
      {
        icon: "bed-double",
        title: "Cama de casal e beliche",
        text: "Lençóis de algodão em todas, e grade na cama de cima.",
      },
      {
        icon: "baby",
        title: "Berço e cadeirão",
        text: "É só pedir. Ficam prontos antes de você chegar.",
      },
      {
        icon: "snowflake",
        title: "Ar-condicionado",
        text: "Silencioso, com o vento longe do beliche.",
      },
      {
        icon: "shower-head",
        title: "Banheiro próprio",
        text: "Ducha quente e um banquinho para alcançar a pia.",
      },
      {
        icon: "refrigerator",
        title: "Frigobar",
        text: "Vazio, para o leite, a água e a fruta da tarde.",
      },
      {
        icon: "coffee",
        title: "Café da manhã incluso",
        text: "Servido até as onze, com bolo, fruta e suco.",
      },
    ],
    validity_date: validityDate,
    observations: [
      ...sharedObservations,
      forTwoObservation,
      "A quinta pessoa dorme em cama extra, montada antes de você chegar.",
    ],
    extras,
    images: listingPhotos.jangada,
  },
  data_card: {
    title: "Quarto Jangada",
    text: "Cama de casal e beliche. As crianças escolhem em cima ou embaixo.",
    image: listingPhotos.jangada[0].file,
    url: "/quarto?id=jangada",
  },
  included: forTwo,
  english: {
    name: "Jangada Room",
    card: {
      title: "Jangada Room",
      text: "A double bed and a bunk. The children choose top or bottom.",
    },
    descriptions: [
      "The family room. The double bed is for the parents, the bunk is for whoever gets there first.",
      "Thirty square metres, with a double bed, a wooden bunk and a cool tiled floor, good for wet feet. The baskets hold the beach toys, and the rug can take the sand.",
      "The window opens to the garden, and the fenced yard is right beside it. You can hear the children without leaving the bed.",
    ],
    room_benefits: [
      { title: "Double bed and bunk", text: "Cotton sheets on all, and a rail on the top bunk." },
      { title: "Cot and high chair", text: "Just ask. They are ready before you arrive." },
      { title: "Air conditioning", text: "Quiet, and it blows away from the bunk." },
      { title: "Private bathroom", text: "A hot shower and a step stool for the basin." },
      { title: "Small fridge", text: "Empty, for milk, water and the afternoon fruit." },
      { title: "Breakfast included", text: "Served until eleven, with cake, fruit and juice." },
    ],
    observations: [
      ...sharedObservationsEnglish,
      forTwoObservationEnglish,
      "The fifth person sleeps in an extra bed, made up before you arrive.",
    ],
  },
};
