import type { PropertyBenefits } from "../../../contract/owner/property.ts";
import type { BenefitType } from "../../../domain/property.ts";
import kit from "../ui/kit.module.css";
import { InBoth } from "./in-both.tsx";

const names: Readonly<Record<BenefitType, string>> = {
  beach: "Praia",
  wifi: "Wi-Fi",
  bicycles: "Bicicletas",
  "beach-tent": "Tenda",
  family: "Família",
  "flexible-check-in": "Chegada e saída",
};

export function BenefitFields({ benefits }: { benefits: PropertyBenefits }) {
  return benefits.map(({ type, pt, en }, index) => {
    const path = `benefits.${index}`;
    return (
      <fieldset key={type} className={kit.part}>
        <legend>{names[type]}</legend>
        <input type="hidden" name={`${path}.type`} value={type} />
        <InBoth under={path} name="title" label="Título" pt={pt.title} en={en.title} />
        <InBoth under={path} name="text" label="Texto" pt={pt.text} en={en.text} rows={3} />
      </fieldset>
    );
  });
}
