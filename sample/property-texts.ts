import { propertyPhotos } from "./property-photos.ts";
import type { SamplePropertyTexts } from "./sample-property.ts";

export const propertyTexts: SamplePropertyTexts = {
  description: "Quatro quartos pé na areia, numa enseada onde o mar quase não faz onda.",
  promotion: {
    title: "Fora de temporada, a praia é sua.",
    text: "De março a junho, fique três noites ou mais no Quarto Mar por R$ 690 cada. O café da manhã continua até as onze.",
  },
  learnMore: {
    title: "Um dia na Maré Mansa",
    text: "Do café na varanda ao último banho de mar, sem hora marcada para nada.",
    images: [
      {
        ...propertyPhotos.beach,
        caption: "Maré baixa, água no joelho",
        caption_en: "Low tide, water to the knee",
      },
      {
        ...propertyPhotos.veranda,
        caption: "Varanda com redes",
        caption_en: "Veranda with hammocks",
      },
      {
        ...propertyPhotos.breakfast,
        caption: "Café da manhã até as onze",
        caption_en: "Breakfast until eleven",
      },
      {
        ...propertyPhotos.garden,
        caption: "Do jardim até a porta",
        caption_en: "Through the garden to the door",
      },
      {
        ...propertyPhotos.bicycles,
        caption: "Bicicletas livres",
        caption_en: "Bicycles, free to take",
      },
      { ...propertyPhotos.facade, caption: "A casa da vó", caption_en: "Grandma’s house" },
      {
        ...propertyPhotos.sunset,
        caption: "Fim de tarde na areia",
        caption_en: "Late afternoon on the sand",
      },
    ],
  },
  aboutUs: {
    callToActionTitle: "A casa da vó virou pousada.",
    callToActionText:
      "Em 1987 era uma casa de veraneio com rede na varanda e porta aberta. Hoje são quatro quartos, a mesma varanda e a mesma porta. Venha passar uns dias: a gente cuida do café, da sombra e da bicicleta, e o mar cuida do resto.",
    buttonLabel: "Quero conhecer",
    photo: propertyPhotos.veranda,
  },
  benefits: [
    {
      type: "beach",
      title: "Praia a dez passos",
      text: "Desça da varanda e já está na areia. O mar é raso e calmo o ano todo.",
    },
    {
      type: "wifi",
      title: "Wi-Fi rápido",
      text: "Fibra em todos os quartos e na varanda, boa para reunião e para filme.",
    },
    {
      type: "bicycles",
      title: "Bicicletas",
      text: "Oito bicicletas livres para ir à vila, ao mangue ou à praia vizinha.",
    },
    {
      type: "beach-tent",
      title: "Tenda na praia",
      text: "Sombra, cadeiras e água gelada montadas na areia das 8h às 17h.",
    },
    {
      type: "family",
      title: "Espaço família",
      text: "Berço, cadeirão e um quintal cercado para as crianças correrem.",
    },
    {
      type: "flexible-check-in",
      title: "Check-in flexível",
      text: "Chegue cedo ou tarde. Combine a hora pelo WhatsApp e a chave espera.",
    },
  ],
};
