import field from "../ui/field.module.css";
import { TextField } from "./text-field.tsx";

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
  const shared = rows ? { rows } : {};
  return (
    <div className={field.two}>
      <TextField name={path("pt")} label={label} value={pt} {...shared} />
      <TextField name={path("en")} label={`${label} em inglês`} value={en} lang="en" {...shared} />
    </div>
  );
}

export const englishLead = "Em inglês é opcional: vazio, vale o português.";
