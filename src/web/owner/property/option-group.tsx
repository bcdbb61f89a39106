import { useId } from "react";
import cards from "../../ui/option-cards.module.css";
import { Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import type { Option } from "./payment-words.ts";
import styles from "./property.module.css";

type Props = {
  name: string;
  legend: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
};

/** Radio buttons; a single option is stated instead. */
export function OptionGroup({ name, legend, options, value, onChoose }: Props) {
  const problem = useFormState().problems[name];
  const problemId = useId();
  const [only, ...others] = options;
  if (only && others.length === 0) {
    return (
      <p className={kit.hint}>
        <input type="hidden" name={name} value={only.value} />
        <b>{legend}:</b> {only.name}. {only.text}
      </p>
    );
  }
  return (
    <fieldset
      className={`${cards.options} ${styles.choice}`}
      aria-describedby={problem ? problemId : undefined}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={cards.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            aria-invalid={problem ? true : undefined}
            onChange={() => onChoose(option.value)}
          />
          <span>
            <b>{option.name}</b>
            <small>{option.text}</small>
          </span>
        </label>
      ))}
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </fieldset>
  );
}
