import type { HouseAboutUs } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import type { Route } from "./+types/about-us-route";
import { englishLead, InBoth } from "./in-both.tsx";
import { PhotoChoice } from "./photo-choice.tsx";
import { readPhoto, readTitled } from "./read-parts.ts";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { version, aboutUs } = await show(owner.house());
  return { version, aboutUs, photos: await show(owner.listHousePhotos()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editAboutUs);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseAboutUs {
  const { pt, en } = readTitled(typed);
  return {
    pt: { ...pt, button: typed.text("pt.button") },
    en: { ...en, button: typed.text("en.button") },
    photo: readPhoto(typed, "photo"),
  };
}

export default function AboutUs({ loaderData, actionData }: Route.ComponentProps) {
  const { aboutUs, photos, version } = loaderData;
  const { pt, en, photo } = aboutUs;
  return (
    <SectionForm
      title="Sobre nós"
      lead={`A história da casa, na página inicial. ${englishLead}`}
      version={version}
      outcome={actionData}
    >
      <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
      <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={7} />
      <InBoth name="button" label="Botão" pt={pt.button} en={en.button} />
      <PhotoChoice photos={photos} chosen={photo} />
    </SectionForm>
  );
}
