import type { SamplePhoto } from "./sample-photo.ts";

/** The gallery of each room; the first picture is on the card. */
export const listingPhotos = {
  mar: [
    {
      file: "quarto-mar-1.jpg",
      alt: "Quarto Mar com cama de casal, manta azul e porta aberta para a sacada com vista para o mar.",
      alt_en:
        "Mar Room with a double bed, a blue throw and the door open to the balcony and the sea.",
    },
    {
      file: "quarto-mar-2.jpg",
      alt: "Detalhe da cama do Quarto Mar com almofadas azuis, cabeceira de palhinha e toalhas dobradas.",
      alt_en:
        "The bed in the Mar Room up close, with blue cushions, a cane headboard and folded towels.",
    },
    {
      file: "quarto-mar-3.jpg",
      alt: "Sacada do Quarto Mar com rede e vista para a praia emoldurada pelas venezianas turquesa.",
      alt_en: "Balcony of the Mar Room with a hammock and the beach framed by turquoise shutters.",
    },
    {
      file: "quarto-mar-4.jpg",
      alt: "Banheiro do Quarto Mar com bancada de madeira, cuba branca, espelho redondo e azulejos azuis.",
      alt_en:
        "Bathroom of the Mar Room with a wooden counter, white basin, round mirror and blue tiles.",
    },
    {
      file: "quarto-mar-5.jpg",
      alt: "Mesa de cabeceira do Quarto Mar com abajur azul aceso, ao lado da cabeceira de palhinha e da roupa de cama branca.",
      alt_en:
        "Bedside table in the Mar Room with a lit blue lamp, next to the cane headboard and white bed linen.",
    },
  ],
  coqueiro: [
    {
      file: "quarto-coqueiro-1.jpg",
      alt: "Quarto Coqueiro com cama de casal, cama de solteiro, parede verde-clara e tapete de palha.",
      alt_en: "Coqueiro Room with a double bed, a single bed, a pale green wall and a straw rug.",
    },
    {
      file: "quarto-coqueiro-2.jpg",
      alt: "Detalhe da cama de casal do Quarto Coqueiro com almofadas verdes e listradas.",
      alt_en: "The double bed in the Coqueiro Room up close, with green and striped cushions.",
    },
    {
      file: "quarto-coqueiro-3.jpg",
      alt: "Janela do Quarto Coqueiro aberta para o jardim, com cortina leve e uma palmeira em vaso.",
      alt_en:
        "Window of the Coqueiro Room open to the garden, with a light curtain and a potted palm.",
    },
    {
      file: "quarto-coqueiro-4.jpg",
      alt: "Banheiro do Quarto Coqueiro com bancada de madeira clara, espelho redondo e azulejos verdes.",
      alt_en:
        "Bathroom of the Coqueiro Room with a pale wooden counter, round mirror and green tiles.",
    },
    {
      file: "quarto-coqueiro-5.jpg",
      alt: "Canto do Quarto Coqueiro com escrivaninha, poltrona e janela aberta para o jardim.",
      alt_en:
        "Corner of the Coqueiro Room with a desk, an armchair and a window open to the garden.",
    },
  ],
  jangada: [
    {
      file: "quarto-jangada-1.jpg",
      alt: "Quarto Jangada para família, com beliche de madeira, cama de casal e detalhes em terracota.",
      alt_en:
        "Jangada Room for families, with a wooden bunk bed, a double bed and touches of terracotta.",
    },
    {
      file: "quarto-jangada-2.jpg",
      alt: "Detalhe da cama de casal do Quarto Jangada com manta terracota e cabeceira de madeira.",
      alt_en:
        "The double bed in the Jangada Room up close, with a terracotta throw and a wooden headboard.",
    },
    {
      file: "quarto-jangada-3.jpg",
      alt: "Beliche de madeira do Quarto Jangada ao lado da janela para o jardim.",
      alt_en: "Wooden bunk bed in the Jangada Room beside the window to the garden.",
    },
    {
      file: "quarto-jangada-4.jpg",
      alt: "Banheiro do Quarto Jangada com bancada de madeira, espelho redondo e azulejos terracota.",
      alt_en:
        "Bathroom of the Jangada Room with a wooden counter, round mirror and terracotta tiles.",
    },
    {
      file: "quarto-jangada-5.jpg",
      alt: "Cama de baixo do beliche do Quarto Jangada, com manta listrada e almofada terracota.",
      alt_en: "Lower bunk in the Jangada Room, with a striped throw and a terracotta cushion.",
    },
  ],
  farol: [
    {
      file: "quarto-farol-1.jpg",
      alt: "Quarto Farol no sótão, com teto inclinado de madeira, claraboia e cama de casal em tons de areia e amarelo.",
      alt_en:
        "Farol Room in the attic, with a sloping wooden ceiling, a skylight and a double bed in sand and yellow.",
    },
    {
      file: "quarto-farol-2.jpg",
      alt: "Detalhe da cama do Quarto Farol com manta amarela e coqueiros vistos pela janela.",
      alt_en:
        "The bed in the Farol Room up close, with a yellow throw and coconut palms through the window.",
    },
    {
      file: "quarto-farol-3.jpg",
      alt: "Janela do Quarto Farol acima da cabeceira, com vista para os coqueiros e o mar.",
      alt_en:
        "Window above the headboard in the Farol Room, looking out on coconut palms and the sea.",
    },
    {
      file: "quarto-farol-4.jpg",
      alt: "Canto com escrivaninha, poltrona e janela do Quarto Farol, em tons de amarelo.",
      alt_en: "Corner of the Farol Room with a desk, an armchair and a window, in yellow tones.",
    },
  ],
} as const satisfies Record<string, readonly SamplePhoto[]>;
