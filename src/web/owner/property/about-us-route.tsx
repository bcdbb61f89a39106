import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/about-us-route";
import { englishLead, InBoth } from "./in-both.tsx";
import * as parts from "./parts.server.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { version, aboutUs } = await show(owner.property());
  return { version, aboutUs, photos: await show(owner.listPropertyPhotos()) };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.aboutUs, (owner, { version, ...part }) =>
    owner.editAboutUs(version, part),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { aboutUs, photos, version } = loaderData;
  const { pt, en, photo } = aboutUs;
  return (
    <SectionForm
      title="Sobre nós"
      lead={`A história da casa, na página inicial. ${englishLead}`}
      version={version}
    >
      <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
      <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={7} />
      <InBoth name="button" label="Botão" pt={pt.button} en={en.button} />
      <PhotoChoice photos={photos} chosen={photo} />
    </SectionForm>
  );
}
