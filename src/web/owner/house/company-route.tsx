import type { HouseCompany } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import field from "../ui/field.module.css";
import type { Route } from "./+types/company-route";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, company } = await show(context.get(ownerContext).house());
  return { version, company };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editCompany);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseCompany {
  return { cnpj: typed.orNull("cnpj"), cadastur: typed.orNull("cadastur") };
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, version } = loaderData;
  return (
    <SectionForm
      title="CNPJ e Cadastur"
      lead="A lei pede o CNPJ no site de quem vende pela internet. Ele fica no rodapé."
      version={version}
      outcome={actionData}
    >
      <div className={field.two}>
        <TextField
          name="cnpj"
          label="CNPJ"
          value={company.cnpj ?? ""}
          hint="Com ou sem pontos. O CNPJ novo, com letras, também serve."
        />
        <TextField
          name="cadastur"
          label="Cadastur"
          value={company.cadastur ?? ""}
          hint="O número do certificado do Ministério do Turismo."
        />
      </div>
    </SectionForm>
  );
}
