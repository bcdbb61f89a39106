import field from "../../form/field.module.css";
import segmented from "../../ui/segmented.module.css";
import type { ListingForm } from "../listing-form.ts";
import { useDraft } from "./draft-context.ts";
import { DraftField } from "./draft-field.tsx";
import styles from "./editor.module.css";
import { Section } from "./section.tsx";

export type TextLanguage = "portuguese" | "english";

const languages: Readonly<Record<TextLanguage, string>> = {
  portuguese: "Português",
  english: "Inglês",
};

type Props = { language: TextLanguage; onLanguage(language: TextLanguage): void };

/** One language at a time; an empty English field shows its Portuguese fallback. */
export function TextsSection({ language, onLanguage }: Props) {
  return (
    <Section
      title="Textos"
      text={language === "english" && "O que ficar vazio aparece no site em português."}
      tools={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a legend
        <div className={segmented.segmented} role="group" aria-label="Língua dos textos">
          {(Object.keys(languages) as TextLanguage[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {languages[one]}
            </button>
          ))}
        </div>
      }
    >
      <div className={styles.stack}>
        <div className={field.two}>
          <Text language={language} of="name" label="Nome" maxLength={200} />
          <Text language={language} of="cardText" label="Texto do cartão" />
        </div>
        <Text
          language={language}
          of="description"
          label="Descrição"
          kind="growing"
          hint={PARAGRAPHS}
        />
        <Text
          language={language}
          of="observations"
          label="Bom saber"
          kind="growing"
          hint="Uma observação por linha."
        />
      </div>
    </Section>
  );
}

const PARAGRAPHS = "Um parágrafo por linha.";

type TextProps = {
  language: TextLanguage;
  of: "name" | "cardText" | "description" | "observations";
  label: string;
  kind?: "growing";
  hint?: string;
  maxLength?: number;
};

function Text({ language, of, ...rest }: TextProps) {
  const { form, set } = useDraft();
  const english = language === "english";
  const key: keyof ListingForm = english ? `${of}English` : of;
  return (
    <DraftField
      {...rest}
      key={key}
      path={key}
      value={form[key]}
      onType={(value) => set({ [key]: value })}
      {...(english && { placeholder: form[of], lang: "en" })}
    />
  );
}
