import type { SamplePhoto } from "./sample-photo.ts";

export const propertyPhotos = {
  hero: {
    file: "hero.jpg",
    alt: "Praia na luz da manhã, com uma jangada de vela branca e guarda-sóis de palha à beira do mar e a pousada branca de telhado de barro e janelas turquesa entre coqueiros.",
    alt_en:
      "Beach in the morning light, with a white-sailed jangada raft and straw parasols by the sea, and the white guest house with its clay roof and turquoise windows among coconut palms.",
  },
  facade: {
    file: "fachada.jpg",
    alt: "Fachada branca da pousada com janelas turquesa, telhado colonial, varanda e jardim tropical.",
    alt_en:
      "White front of the guest house with turquoise windows, clay-tile roof, veranda and tropical garden.",
  },
  beach: {
    file: "praia.jpg",
    alt: "Jangada de vela branca na areia diante do mar turquesa, com guarda-sol de palha, espreguiçadeira e um coqueiro inclinado.",
    alt_en:
      "White-sailed jangada raft on the sand in front of the turquoise sea, with a straw parasol, a sunlounger and a leaning coconut palm.",
  },
  veranda: {
    file: "varanda-redes.jpg",
    alt: "Varanda com redes listradas, piso de cerâmica e vista para o jardim.",
    alt_en: "Veranda with striped hammocks, a tiled floor and a view of the garden.",
  },
  breakfast: {
    file: "cafe-da-manha.jpg",
    alt: "Mesa de café da manhã com bolo, pão de queijo, frutas e suco, de frente para o jardim e o mar.",
    alt_en:
      "Breakfast table with cake, cheese bread, fruit and juice, facing the garden and the sea.",
  },
  garden: {
    file: "jardim.jpg",
    alt: "Caminho de pedras entre buganvílias, folhagens e coqueiros até a porta turquesa da pousada.",
    alt_en:
      "Stone path between bougainvillea, broad leaves and coconut palms to the turquoise door of the guest house.",
  },
  bicycles: {
    file: "bicicletas.jpg",
    alt: "Duas bicicletas com cesto de vime encostadas na parede branca sob uma janela turquesa.",
    alt_en: "Two bicycles with wicker baskets leaning on the white wall under a turquoise window.",
  },
  sunset: {
    file: "por-do-sol.jpg",
    alt: "Pôr do sol no mar com a silhueta de uma jangada e de coqueiros na praia.",
    alt_en: "Sunset over the sea, with a jangada raft and coconut palms in outline on the beach.",
  },
} as const satisfies Record<string, SamplePhoto>;
