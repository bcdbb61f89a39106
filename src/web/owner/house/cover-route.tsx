import type { HouseCover } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import type { Route } from "./+types/cover-route";
import { englishLead, InBoth } from "./in-both.tsx";
import { PhotoChoice } from "./photo-choice.tsx";
import { readPhoto } from "./read-parts.ts";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { version, cover } = await show(owner.house());
  return { version, cover, photos: await show(owner.listHousePhotos()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editCover);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseCover {
  return {
    pt: { description: typed.text("pt.description") },
    en: { description: typed.text("en.description") },
    photo: readPhoto(typed, "photo"),
  };
}

export default function Cover({ loaderData, actionData }: Route.ComponentProps) {
  const { cover, photos, version } = loaderData;
  return (
    <SectionForm
      title="Capa"
      lead={`O que se vê primeiro, e o resumo que os buscadores mostram. ${englishLead}`}
      version={version}
      outcome={actionData}
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
