import type { HTMLAttributes, InputHTMLAttributes } from "react";
import field from "../../ui/kit/field.module.css";
import styles from "./field.module.css";

export type Option = { readonly value: string | number; readonly text: string };

/** Determines the element, the input type and the on-screen keyboard. */
export type Kind =
  | "text"
  | "long"
  | "growing"
  | "choice"
  | "money"
  | "number"
  | "count"
  | "date"
  | "time"
  | "tel"
  | "email"
  | "url";

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "className">;

const number = `${field.input} num`;
const inputs: Readonly<Record<Exclude<Kind, "long" | "growing" | "choice">, Input>> = {
  text: { type: "text" },
  money: { type: "text", inputMode: "decimal", className: number },
  number: { type: "text", inputMode: "numeric", className: number },
  count: { type: "number", inputMode: "numeric", className: number },
  date: { type: "date" },
  time: { type: "time" },
  tel: { type: "tel" },
  email: { type: "email" },
  url: { type: "text", inputMode: "url" },
};

type Props = {
  kind?: Kind;
  initial?: string | number | undefined;
  value?: string;
  onType?: (value: string) => void;
  options?: readonly Option[];
  rows?: number;
} & HTMLAttributes<HTMLElement> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "name" | "required" | "maxLength" | "placeholder" | "autoComplete" | "min" | "max" | "readOnly"
  >;

export function Control({ kind = "text", initial, value, onType, options, ...rest }: Props) {
  const { rows, min, max, ...control } = rest;
  const given = {
    ...control,
    className: field.input,
    ...(value === undefined ? { defaultValue: initial } : { value }),
    onChange: (event: { target: { value: string } }) => onType?.(event.target.value),
  };
  if (kind === "choice") {
    const { maxLength: _, placeholder: __, readOnly: ___, ...select } = given;
    return (
      <select {...select}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "long")
    return <textarea {...given} className={`${field.input} ${styles.long}`} rows={rows} />;
  if (kind === "growing")
    return <textarea {...given} className={`${field.input} ${styles.growing}`} />;
  return <input {...given} {...inputs[kind]} min={min} max={max} />;
}
