import { useState } from "react";
import type { PropertyBenefits } from "../../../contract/owner/property.ts";
import { type BenefitType, benefitTypes, MOST_BENEFITS } from "../../../domain/benefit.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Field } from "../form/field.tsx";
import { FormStateContext } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import styles from "./benefit-fields.module.css";
import { InBoth } from "./in-both.tsx";
import { RowMoves } from "./row-moves.tsx";
import { useRows } from "./use-rows.ts";

const names: Readonly<Record<BenefitType, string>> = {
  beach: "Praia",
  wifi: "Wi-Fi",
  bicycles: "Bicicletas",
  "beach-tent": "Tenda ou guarda-sol",
  family: "Família",
  "flexible-check-in": "Chegada e saída",
  breakfast: "Café da manhã",
  kitchen: "Cozinha",
  garden: "Jardim ou mata",
  mountain: "Serra",
  fireplace: "Lareira",
  sun: "Sol",
  quiet: "Sossego",
  "air-conditioning": "Ar-condicionado",
  tv: "TV",
  parking: "Estacionamento",
  pets: "Bichos",
  people: "Gente",
  other: "Outra coisa",
};
const drawings = benefitTypes.map((value) => ({ value, text: names[value] }));

const blank = { title: "", text: "" };

/** What the house offers, in the order of the page. */
export function BenefitFields({ benefits }: { benefits: PropertyBenefits }) {
  const { rows, add, adder, state } = useRows(benefits, (_, index) => `${index}`);
  const { length } = rows.list;
  const [added, setAdded] = useState(0);
  return (
    <>
      <FormStateContext value={state}>
        <ol className={styles.benefits}>
          {rows.list.map(({ key, value: { type, pt, en } }, index) => {
            const path = `benefits.${index}`;
            return (
              <li key={key}>
                <fieldset className={kit.part}>
                  <legend>Benefício {index + 1}</legend>
                  <div className={styles.head}>
                    <Field
                      name={`${path}.type`}
                      label="Desenho"
                      kind="choice"
                      options={drawings}
                      initial={type}
                    />
                    <RowMoves name={`o benefício ${index + 1}`} {...{ rows, index }} />
                  </div>
                  <InBoth under={path} name="title" label="Título" pt={pt.title} en={en.title} />
                  <InBoth
                    under={path}
                    name="text"
                    label="Texto"
                    pt={pt.text}
                    en={en.text}
                    rows={3}
                  />
                </fieldset>
              </li>
            );
          })}
        </ol>
      </FormStateContext>
      {length < MOST_BENEFITS ? (
        <button
          ref={(element) => {
            adder.current = element;
          }}
          type="button"
          className={button.line}
          onClick={() => {
            add(`new-${added}`, { type: "other", pt: blank, en: blank });
            setAdded(added + 1);
          }}
        >
          <Icon name="plus" /> Acrescentar um benefício
        </button>
      ) : (
        <p className={kit.hint}>São {MOST_BENEFITS} no máximo: mais do que isso ninguém lê.</p>
      )}
    </>
  );
}
