import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/pix-route";
import * as parts from "./parts.server.ts";
import { PixFields } from "./pix-fields.tsx";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, pix } = await show(context.get(ownerContext).property());
  return { version, pix };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.pix, (owner, { version, ...terms }) =>
    owner.editPix(version, terms.key === "" ? null : terms),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Pix({ loaderData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Pix na chave da casa"
      lead="O hóspede paga direto na sua conta, e a reserva só confirma quando você diz que o Pix chegou."
      version={loaderData.version}
      saved="Salvo."
    >
      <PixFields terms={loaderData.pix} />
    </SectionForm>
  );
}
