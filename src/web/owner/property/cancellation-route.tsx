import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/cancellation-route";
import * as parts from "./parts.server.ts";
import { PolicyFields } from "./policy-fields.tsx";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, cancellation } = await show(context.get(ownerContext).property());
  return { version, cancellation };
}

const explained = {
  daysBefore: { "out-of-range": "De 0 a 365 dias." },
  refundPercent: { "out-of-range": "De 1 a 100." },
};

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.cancellation,
    (owner, { version, ...part }) => owner.editCancellation(version, part),
    () => explained,
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Cancellation({ loaderData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Cancelamento"
      lead="Quanto volta para o hóspede que desiste. Vale para as próximas reservas: quem já reservou fica com a regra daquele dia."
      version={loaderData.version}
    >
      <PolicyFields policy={loaderData.cancellation} />
    </SectionForm>
  );
}
