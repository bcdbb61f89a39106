import type { BenefitType } from "../../../domain/property.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/benefits-route";
import { englishLead, InBoth } from "./in-both.tsx";
import * as parts from "./parts.server.ts";
import styles from "./property.module.css";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, benefits } = await show(context.get(ownerContext).property());
  return { version, benefits };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.benefits, (owner, { version, ...part }) =>
    owner.editBenefits(version, part.benefits),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

const names: Readonly<Record<BenefitType, string>> = {
  beach: "Praia",
  wifi: "Wi-Fi",
  bicycles: "Bicicletas",
  "beach-tent": "Tenda",
  family: "Família",
  "flexible-check-in": "Chegada e saída",
};

export default function Benefits({ loaderData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Benefícios"
      lead={`Os seis desenhos da página inicial, com as suas palavras. ${englishLead}`}
      version={loaderData.version}
    >
      {loaderData.benefits.map(({ type, pt, en }, index) => {
        const path = `benefits.${index}`;
        return (
          <fieldset key={type} className={styles.part}>
            <legend>{names[type]}</legend>
            <input type="hidden" name={`${path}.type`} value={type} />
            <InBoth under={path} name="title" label="Título" pt={pt.title} en={en.title} />
            <InBoth under={path} name="text" label="Texto" pt={pt.text} en={en.text} rows={3} />
          </fieldset>
        );
      })}
    </SectionForm>
  );
}
