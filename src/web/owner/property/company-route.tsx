import { ownerContext } from "../../context.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/company-route";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, company } = await show(context.get(ownerContext).property());
  return { version, company };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.company, (owner, { version, ...part }) =>
    owner.editCompany(version, part),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, version } = loaderData;
  return (
    <SectionForm
      title="CNPJ e Cadastur"
      lead="A lei pede o CNPJ no site de quem vende pela internet. Ele fica no rodapé."
      version={version}
    >
      <div className={field.two}>
        <Field
          name="cnpj"
          label="CNPJ"
          initial={company.cnpj ?? ""}
          hint="Com ou sem pontos. O CNPJ novo, com letras, também serve."
        />
        <Field
          name="cadastur"
          label="Cadastur"
          initial={company.cadastur ?? ""}
          hint="O número do certificado do Ministério do Turismo."
        />
      </div>
    </SectionForm>
  );
}
