import { Link } from "react-router";
import { type Language, languages } from "../../../domain/language.ts";
import type { Problems } from "../form/answer.ts";
import segmented from "../ui/segmented.module.css";

const IN_ENGLISH = "en";

const choices: Readonly<Record<Language, { name: string; to: string; field: string }>> = {
  "pt-BR": { name: "Português", to: "?", field: "pt" },
  "en-US": { name: "Inglês", to: `?idioma=${IN_ENGLISH}`, field: "en" },
};

export function languageIn(query: URLSearchParams): Language {
  return query.get("idioma") === IN_ENGLISH ? "en-US" : "pt-BR";
}

type Props = { language: Language; problems: Problems };

/** Links, so that both texts can be reached without JavaScript. */
export function LanguageSwitch({ language, problems }: Props) {
  return (
    <nav className={segmented.segmented} aria-label="Idioma do texto">
      {languages.map((one) => {
        const { name, to, field } = choices[one];
        const isMarked = problems[field] !== undefined && one !== language;
        return (
          <Link
            key={one}
            to={to}
            replace
            preventScrollReset
            aria-current={one === language ? "true" : undefined}
          >
            <span>
              {name}
              {isMarked && " (confira)"}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
