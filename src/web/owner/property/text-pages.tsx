import { Tick } from "../form/field.tsx";
import { plural } from "../ui/words.ts";
import { BenefitFields } from "./benefit-fields.tsx";
import { CarouselPhotos } from "./carousel-photos.tsx";
import { englishLead, InBoth } from "./in-both.tsx";
import { LookFields, swatches } from "./look-fields.tsx";
import { PhotoChoice } from "./photo-choice.tsx";
import type { SettingPage } from "./setting-page.ts";

/** Texts, photos and colours of the site. */
export const look: SettingPage<"look"> = {
  to: "aparencia",
  name: "Aparência",
  icon: "sun",
  lead: "Uma cor, que vai no site, nos e-mails e nas imagens, e as letras do site.",
  summary: ({ look }) =>
    Object.entries(swatches).find(([, hex]) => hex === look.accent)?.[0] ?? look.accent,
  fields: ({ property: { look } }) => <LookFields look={look} />,
};

export const cover: SettingPage<"cover"> = {
  to: "capa",
  name: "Capa",
  icon: "image",
  lead: `O que se vê primeiro, e o resumo que os buscadores mostram. ${englishLead}`,
  summary: ({ cover }) => cover.pt.description,
  withPhotos: true,
  fields: ({ property: { cover }, photos }) => (
    <>
      <InBoth
        name="description"
        label="A casa em uma frase"
        pt={cover.pt.description}
        en={cover.en.description}
        rows={3}
      />
      <PhotoChoice photos={photos} chosen={cover.photo} />
    </>
  ),
};

export const promotion: SettingPage<"promotion"> = {
  to: "promocao",
  name: "Promoção",
  icon: "gift",
  lead: `A faixa amarela da página inicial. Os preços ficam nos quartos. ${englishLead}`,
  summary: ({ promotion }) => (promotion.shown ? promotion.pt.title : "Desligada."),
  fields: ({ property: { promotion } }) => {
    const { pt, en, shown } = promotion;
    return (
      <>
        <Tick name="shown" label="Mostrar no site" isOn={shown} />
        <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
        <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={4} />
      </>
    );
  },
};

export const learnMore: SettingPage<"learnMore"> = {
  to: "um-dia",
  name: "Um dia na casa",
  icon: "images",
  lead: `O carrossel de fotos da página inicial e as palavras acima dele. ${englishLead}`,
  summary: ({ learnMore }) => plural(learnMore.photos.length, "foto", "fotos"),
  withPhotos: true,
  fields: ({ property: { learnMore }, photos }) => {
    const { pt, en } = learnMore;
    return (
      <>
        <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
        <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={3} />
        <CarouselPhotos photos={photos} chosen={learnMore.photos} />
      </>
    );
  },
};

export const aboutUs: SettingPage<"aboutUs"> = {
  to: "sobre",
  name: "Sobre nós",
  icon: "sparkles",
  lead: `A história da casa, na página inicial. ${englishLead}`,
  summary: ({ aboutUs }) => aboutUs.pt.title,
  withPhotos: true,
  fields: ({ property: { aboutUs }, photos }) => {
    const { pt, en, photo } = aboutUs;
    return (
      <>
        <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
        <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={7} />
        <InBoth name="button" label="Botão" pt={pt.button} en={en.button} />
        <PhotoChoice photos={photos} chosen={photo} />
      </>
    );
  },
};

export const benefits: SettingPage<"benefits"> = {
  to: "beneficios",
  name: "Benefícios",
  icon: "badge-check",
  lead: `O que a casa oferece, na página inicial: um desenho e as suas palavras. ${englishLead}`,
  summary: ({ benefits }) =>
    benefits.map(({ pt }) => pt.title).join(", ") || "Nenhum: a parte não aparece no site.",
  fields: ({ property }) => <BenefitFields benefits={property.benefits} />,
};
