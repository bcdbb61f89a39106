import { ownerContext } from "../../context.ts";
import { Tick } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/promotion-route";
import { englishLead, InBoth } from "./in-both.tsx";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, promotion } = await show(context.get(ownerContext).property());
  return { version, promotion };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.promotion, (owner, { version, ...part }) =>
    owner.editPromotion(version, part),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Promotion({ loaderData }: Route.ComponentProps) {
  const { promotion, version } = loaderData;
  const { pt, en } = promotion;
  return (
    <SectionForm
      title="Promoção"
      lead={`A faixa amarela da página inicial. Os preços ficam nos quartos. ${englishLead}`}
      version={version}
    >
      <Tick name="shown" label="Mostrar no site" isOn={promotion.shown} />
      <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
      <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={4} />
    </SectionForm>
  );
}
