import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/cover-route";
import { englishLead, InBoth } from "./in-both.tsx";
import * as parts from "./parts.server.ts";
import { PhotoChoice } from "./photo-choice.tsx";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { version, cover } = await show(owner.property());
  return { version, cover, photos: await show(owner.listPropertyPhotos()) };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.cover, (owner, { version, ...part }) =>
    owner.editCover(version, part),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Cover({ loaderData }: Route.ComponentProps) {
  const { cover, photos, version } = loaderData;
  return (
    <SectionForm
      title="Capa"
      lead={`O que se vê primeiro, e o resumo que os buscadores mostram. ${englishLead}`}
      version={version}
    >
      <InBoth
        name="description"
        label="A casa em uma frase"
        pt={cover.pt.description}
        en={cover.en.description}
        rows={3}
      />
      <PhotoChoice photos={photos} chosen={cover.photo} />
    </SectionForm>
  );
}
