import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";

type Props = {
  /** The field's path in each language: 'title', or 'benefits.2' and 'title' in a list. */
  name: string;
  under?: string;
  label: string;
  pt: string;
  en: string;
  rows?: number;
};

/** A text and its optional English version. */
export function InBoth({ name, under, label, pt, en, rows }: Props) {
  const path = (language: "pt" | "en") => [under, language, name].filter(Boolean).join(".");
  const shared = rows ? ({ kind: "long", rows } as const) : {};
  return (
    <div className={field.two}>
      <Field name={path("pt")} label={label} initial={pt} {...shared} />
      <Field name={path("en")} label={`${label} em inglês`} initial={en} lang="en" {...shared} />
    </div>
  );
}

export const englishLead = "Em inglês é opcional: vazio, vale o português.";
