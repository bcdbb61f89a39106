import { type Language, languages } from "../../../domain/language.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import kit from "../new-booking/new-booking.module.css";

const names: Readonly<Record<Language, string>> = { "pt-BR": "Português", "en-US": "Inglês" };
const options = languages.map((language) => ({ value: language, text: names[language] }));

type Props = {
  label: string;
  words: string;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** What a usual proposal does not need. */
export function NotesSection({ label, words, language, onLanguage }: Props) {
  return (
    <details className={kit.fold} open={label !== "" || words !== "" || undefined}>
      <summary>Nome e recado</summary>
      <div className={field.stack}>
        <Field
          label="Para quem"
          name="label"
          initial={label}
          placeholder="Só para você se achar na lista"
          hint="Não aparece no link."
          maxLength={80}
          autoComplete="off"
        />
        <Field
          label="Recado"
          name="words"
          kind="growing"
          initial={words}
          hint="Aparece na página do orçamento."
          maxLength={500}
        />
        <Field
          label="Idioma da página e do texto"
          name="language"
          kind="choice"
          options={options}
          value={language}
          onType={(chosen) => onLanguage(chosen === "en-US" ? "en-US" : "pt-BR")}
        />
      </div>
    </details>
  );
}
