import type { HouseLearnMore } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import type { Route } from "./+types/learn-more-route";
import { CarouselPhotos } from "./carousel-photos.tsx";
import { englishLead, InBoth } from "./in-both.tsx";
import { readList, readPhoto, readTitled } from "./read-parts.ts";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { version, learnMore } = await show(owner.house());
  return { version, learnMore, photos: await show(owner.listHousePhotos()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editLearnMore);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseLearnMore {
  const photos = readList(typed, "photos", "id", (path) => ({
    id: "",
    alt: "",
    altEn: "",
    ...readPhoto(typed, path),
    caption: typed.text(`${path}.caption`),
    captionEn: typed.text(`${path}.captionEn`),
  }));
  return { ...readTitled(typed), photos };
}

export default function LearnMore({ loaderData, actionData }: Route.ComponentProps) {
  const { learnMore, photos, version } = loaderData;
  const { pt, en } = learnMore;
  return (
    <SectionForm
      title="Um dia na casa"
      lead={`O carrossel de fotos da página inicial e as palavras acima dele. ${englishLead}`}
      version={version}
      outcome={actionData}
    >
      <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
      <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={3} />
      <CarouselPhotos photos={photos} chosen={learnMore.photos} />
    </SectionForm>
  );
}
