import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/guest-page-route";
import { GuestPageFields } from "./guest-page-fields.tsx";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, guestPage, cancellation } = await show(context.get(ownerContext).property());
  return { version, guestPage, policy: cancellation };
}

const explained = {
  changeUntilDays: { "out-of-range": "De 1 a 365 dias." },
  payees: {
    "out-of-range": "São chaves demais: deixe no máximo 10.",
    "too-long": "Uma das linhas ficou comprida demais.",
  },
} as const;

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.guestPage,
    (owner, { version, ...part }) => owner.editGuestPage(version, part),
    () => explained,
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function GuestPage({ loaderData }: Route.ComponentProps) {
  const { version, ...shown } = loaderData;
  return (
    <SectionForm
      title="A página do hóspede"
      lead="O que cada hóspede faz sozinho pelo link da reserva. Vale na hora, também para reservas já feitas."
      version={version}
    >
      <GuestPageFields {...shown} />
    </SectionForm>
  );
}
