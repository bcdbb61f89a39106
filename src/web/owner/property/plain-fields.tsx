import { Fragment, useState } from "react";
import type { Kind } from "../form/control.tsx";
import field from "../form/field.module.css";
import { Field, Tick } from "../form/field.tsx";
import kit from "../ui/kit.module.css";
import styles from "./property.module.css";
import type { FieldKind, FieldWords, SettingPage, Values } from "./setting-page.ts";

const controls: Readonly<Record<Exclude<FieldKind, "tick">, Kind>> = {
  ...{ text: "text", link: "text", degrees: "text", "text-or-none": "text" },
  ...{ tel: "tel", whatsapp: "tel", time: "time", number: "number", choice: "choice" },
  ...{ "email-or-none": "email", "time-or-none": "time" },
};

type Named = FieldWords & { readonly name: string };
type Props = {
  fields: Readonly<Record<string, FieldWords>>;
  values: Values;
  told: SettingPage["told"];
};

/** The fields of a setting as they are declared, in the order of their declaration. */
export function PlainFields({ fields, values, told }: Props) {
  const [typed, setTyped] = useState(values);
  const all = Object.entries(fields).map(([name, words]): Named => ({ name, ...words }));
  const control = ({ name, label, kind, hint, options }: Named) =>
    kind !== "tick" && (
      <Field
        key={name}
        {...{ name, label, ...(hint && { hint }) }}
        kind={controls[kind]}
        initial={String(values[name] ?? "")}
        {...(options && { options: options(String(values[name])) })}
        onType={(value) => setTyped({ ...typed, [name]: value })}
      />
    );
  return (
    <>
      {rowsOf(
        all.filter(({ kind }) => kind !== "tick"),
        told?.after,
      ).map((row) => {
        const [first] = row;
        const isTold = told && row.at(-1)?.name === told.after;
        const shape = first?.width === "short" ? styles.short : field.two;
        return (
          <Fragment key={first?.name}>
            {first?.width === "whole" ? (
              control(first)
            ) : (
              <div className={shape}>{row.map(control)}</div>
            )}
            {isTold && <output className={kit.hint}>{told.words(typed)}</output>}
          </Fragment>
        );
      })}
      {all.map(
        ({ name, label, kind, hint }) =>
          kind === "tick" && (
            <Tick
              key={name}
              isOn={values[name] === true}
              {...{ name, label, ...(hint && { hint }) }}
            />
          ),
      )}
    </>
  );
}

/** Neighbours share a row until one stands alone, or something is said after one. */
function rowsOf(fields: readonly Named[], told: string | undefined): Named[][] {
  const rows: Named[][] = [];
  let isOpen = false;
  for (const one of fields) {
    if (isOpen && !one.width) rows.at(-1)?.push(one);
    else rows.push([one]);
    isOpen = !one.width && one.name !== told;
  }
  return rows;
}
