import type { HouseBenefits } from "../../../contract/owner/house.ts";
import type { BenefitType } from "../../../domain/property.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import type { Route } from "./+types/benefits-route";
import styles from "./house.module.css";
import { englishLead, InBoth } from "./in-both.tsx";
import { readList, readTitled } from "./read-parts.ts";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, benefits } = await show(context.get(ownerContext).house());
  return { version, benefits };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editBenefits);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseBenefits {
  return readList(typed, "benefits", "type", (path) => ({
    ...readTitled(typed, path),
    // The server keeps only known types.
    type: typed.text(`${path}.type`) as BenefitType,
  }));
}

const names: Readonly<Record<BenefitType, string>> = {
  beach: "Praia",
  wifi: "Wi-Fi",
  bicycles: "Bicicletas",
  "beach-tent": "Tenda",
  family: "Família",
  "flexible-check-in": "Chegada e saída",
};

export default function Benefits({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Benefícios"
      lead={`Os seis desenhos da página inicial, com as suas palavras. ${englishLead}`}
      version={loaderData.version}
      outcome={actionData}
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
