import { useRef, useState } from "react";
import type { FullPeriod } from "../../../domain/payment-plan.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Field, Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import styles from "./property.module.css";

type Row = {
  readonly key: number;
  readonly name: string;
  readonly firstNight: string;
  readonly lastNight: string;
};

/** Holidays in which everything is paid at booking. */
export function FullPeriods({ periods }: { periods: readonly FullPeriod[] }) {
  const { problems, touch } = useFormState();
  const adder = useRef<HTMLButtonElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    periods.map((period, key) => ({ key, ...period })),
  );
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, name: "", firstNight: "", lastNight: "" }]);
    touch();
  };
  const remove = (key: number) => {
    setRows(rows.filter((row) => row.key !== key));
    touch();
    // The pressed button disappears with its row, so move the focus.
    adder.current?.focus();
  };
  return (
    <div className={kit.part}>
      <h2>Datas em que se paga tudo</h2>
      <p className={kit.hint}>Feriados e réveillon, por exemplo.</p>
      {rows.map(({ key, ...period }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a period is a row of the form's fieldset
        <div key={key} className={styles.period} role="group" aria-label={`Período ${index + 1}`}>
          <Field name={`fullPeriods.${index}.name`} label="Nome" initial={period.name} />
          <Field
            name={`fullPeriods.${index}.firstNight`}
            label="Primeira noite"
            kind="date"
            initial={period.firstNight}
          />
          <Field
            name={`fullPeriods.${index}.lastNight`}
            label="Última noite"
            kind="date"
            initial={period.lastNight}
          />
          <button
            type="button"
            className={button.icon}
            aria-label={`Tirar o período ${index + 1}`}
            onClick={() => remove(key)}
          >
            <Icon name="trash-2" />
          </button>
        </div>
      ))}
      {problems.fullPeriods && <Problem>{problems.fullPeriods}</Problem>}
      <div>
        <button type="button" ref={adder} className={button.quiet} onClick={add}>
          <Icon name="plus" />
          Mais um período
        </button>
      </div>
    </div>
  );
}
