import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/learn-more-route";
import { CarouselPhotos } from "./carousel-photos.tsx";
import { englishLead, InBoth } from "./in-both.tsx";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { version, learnMore } = await show(owner.property());
  return { version, learnMore, photos: await show(owner.listPropertyPhotos()) };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.learnMore, (owner, { version, ...part }) =>
    owner.editLearnMore(version, part),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function LearnMore({ loaderData }: Route.ComponentProps) {
  const { learnMore, photos, version } = loaderData;
  const { pt, en } = learnMore;
  return (
    <SectionForm
      title="Um dia na casa"
      lead={`O carrossel de fotos da página inicial e as palavras acima dele. ${englishLead}`}
      version={version}
    >
      <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
      <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={3} />
      <CarouselPhotos photos={photos} chosen={learnMore.photos} />
    </SectionForm>
  );
}
