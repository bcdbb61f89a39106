import type { CancellationPolicy } from "../../../domain/property.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import type { Route } from "./+types/cancellation-route";
import { PolicyFields } from "./policy-fields.tsx";
import { readList } from "./read-parts.ts";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, cancellation } = await show(context.get(ownerContext).house());
  return { version, cancellation };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editCancellation);
}

export const clientAction = keepTyped;

function read(typed: Typed): CancellationPolicy {
  return {
    regretDays: typed.number("regretDays"),
    tiers: readList(typed, "tiers", "daysBefore", (path) => ({
      daysBefore: typed.number(`${path}.daysBefore`),
      refundPercent: typed.number(`${path}.refundPercent`),
    })),
  };
}

export default function Cancellation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Cancelamento"
      lead="Quanto volta para o hóspede que desiste. Vale para as próximas reservas: quem já reservou fica com a regra daquele dia."
      version={loaderData.version}
      outcome={actionData}
    >
      <PolicyFields policy={loaderData.cancellation} />
    </SectionForm>
  );
}
