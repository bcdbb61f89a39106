import type { HousePromotion } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import field from "../ui/field.module.css";
import type { Route } from "./+types/promotion-route";
import { useFormState } from "./form-state.ts";
import { englishLead, InBoth } from "./in-both.tsx";
import { readTitled } from "./read-parts.ts";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, promotion } = await show(context.get(ownerContext).house());
  return { version, promotion };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editPromotion);
}

export const clientAction = keepTyped;

function read(typed: Typed): HousePromotion {
  return { ...readTitled(typed), shown: typed.isOn("shown") };
}

export default function Promotion({ loaderData, actionData }: Route.ComponentProps) {
  const { promotion, version } = loaderData;
  const { pt, en } = promotion;
  return (
    <SectionForm
      title="Promoção"
      lead={`A faixa amarela da página inicial. Os preços ficam nos quartos. ${englishLead}`}
      version={version}
      outcome={actionData}
    >
      <Switch isOn={promotion.shown} />
      <InBoth name="title" label="Título" pt={pt.title} en={en.title} />
      <InBoth name="text" label="Texto" pt={pt.text} en={en.text} rows={4} />
    </SectionForm>
  );
}

function Switch({ isOn }: { isOn: boolean }) {
  const { typed } = useFormState();
  return (
    <label className={field.check}>
      <input type="checkbox" name="shown" defaultChecked={typed ? "shown" in typed : isOn} />
      Mostrar no site
    </label>
  );
}
