import { useRef, useState } from "react";
import type { CancellationPolicy } from "../../../domain/property.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Field, Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import { PolicyPreview } from "./policy-preview.tsx";
import styles from "./property.module.css";

type Step = { readonly key: number; readonly daysBefore: string; readonly refundPercent: string };

const MOST_STEPS = 5;

/** The typed steps, and beside them the text a guest would read. */
export function PolicyFields({ policy }: { policy: CancellationPolicy }) {
  const { problems, touch } = useFormState();
  const adder = useRef<HTMLButtonElement>(null);
  const [regretDays, setRegretDays] = useState(String(policy.regretDays));
  const [steps, setSteps] = useState<readonly Step[]>(() =>
    policy.tiers.map(({ daysBefore, refundPercent }, key) => ({
      key,
      daysBefore: String(daysBefore),
      refundPercent: String(refundPercent),
    })),
  );
  const change = (key: number, typed: Partial<Step>) =>
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...typed } : step)));
  const add = () => {
    const key = Math.max(-1, ...steps.map((step) => step.key)) + 1;
    setSteps([...steps, { key, daysBefore: "", refundPercent: "" }]);
    touch();
  };
  const remove = (key: number) => {
    setSteps(steps.filter((step) => step.key !== key));
    touch();
    // The pressed button disappears with its step, so move the focus.
    adder.current?.focus();
  };
  return (
    <>
      <div className={styles.short}>
        <Field
          name="regretDays"
          label="Dias para se arrepender da compra"
          kind="number"
          initial={regretDays}
          hint="Dentro deles, tudo volta. A lei pede 7."
          onType={setRegretDays}
        />
      </div>
      <div className={kit.lines}>
        <p className={kit.hint}>
          Cada degrau diz até quantos dias antes da chegada se pode cancelar, e quanto volta.
        </p>
        {steps.map(({ key, ...step }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a step is a row of the form's fieldset
          <div key={key} className={styles.step} role="group" aria-label={`Degrau ${index + 1}`}>
            <Field
              name={`tiers.${index}.daysBefore`}
              label="Até (dias antes)"
              kind="number"
              initial={step.daysBefore}
              onType={(daysBefore) => change(key, { daysBefore })}
            />
            <Field
              name={`tiers.${index}.refundPercent`}
              label="Devolve (%)"
              kind="number"
              initial={step.refundPercent}
              onType={(refundPercent) => change(key, { refundPercent })}
            />
            <button
              type="button"
              className={button.icon}
              aria-label={`Tirar o degrau ${index + 1}`}
              onClick={() => remove(key)}
            >
              <Icon name="trash-2" />
            </button>
          </div>
        ))}
        {problems.steps && <Problem>{problems.steps}</Problem>}
        <div>
          <button
            type="button"
            ref={adder}
            className={button.quiet}
            hidden={steps.length >= MOST_STEPS}
            onClick={add}
          >
            <Icon name="plus" />
            Mais um degrau
          </button>
        </div>
      </div>
      <PolicyPreview
        policy={{
          regretDays: toNumber(regretDays),
          tiers: steps.map(({ daysBefore, refundPercent }) => ({
            daysBefore: toNumber(daysBefore),
            refundPercent: toNumber(refundPercent),
          })),
        }}
      />
    </>
  );
}

const toNumber = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
