import { useRef } from "react";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import kit from "../../ui/kit.module.css";
import { useToday } from "../../ui/owner-page.tsx";
import type { SeasonForm } from "../listing-form.ts";
import { shadowWords } from "../shadow-words.ts";
import { useDraft } from "./draft-context.ts";
import { DraftField } from "./draft-field.tsx";
import { colourOf } from "./season-colour.ts";
import styles from "./seasons.module.css";

/** Shows while typing which nights a season loses to another. */
export function SeasonsTable() {
  const { form, set } = useDraft();
  const { seasons } = form;
  const adder = useRef<HTMLButtonElement>(null);
  const change = (key: string, what: Partial<SeasonForm>) =>
    set({ seasons: seasons.map((one) => (one.key === key ? { ...one, ...what } : one)) });
  const remove = (season: SeasonForm) => {
    set({ seasons: seasons.filter((one) => one !== season) });
    // The pressed button disappears with its row, so move the focus.
    adder.current?.focus();
  };
  return (
    <div>
      {seasons.length > 0 && (
        <table className={`${styles.seasons} num`}>
          <caption className="vh">Temporadas</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Temporada</span>
              </th>
              <th scope="col">Primeira noite</th>
              <th scope="col">Última noite</th>
              <th scope="col">Por noite</th>
              <th scope="col">Vale a partir de</th>
              <th scope="col">Mínimo</th>
              <th scope="col">
                <span className="vh">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {seasons.map((season, index) => (
              <SeasonRow
                key={season.key}
                season={season}
                index={index}
                onChange={(what) => change(season.key, what)}
                onRemove={() => remove(season)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Shadows seasons={seasons} />
      <p className={`${kit.hint} ${styles.hint}`}>
        Onde duas temporadas se cruzam vale a mais curta; se duram o mesmo, a mais nova. “Vale a
        partir de” dá o preço só a estadias desse tamanho ou maiores. “Mínimo” recusa estadias
        menores que tenham alguma noite da temporada; vazio, vale o da temporada maior em volta.
      </p>
      <button
        type="button"
        ref={adder}
        className={`${button.quiet} ${styles.add}`}
        onClick={() => set({ seasons: [...seasons, newSeason()] })}
      >
        <Icon name="plus" /> Nova temporada
      </button>
    </div>
  );
}

function Shadows({ seasons }: { seasons: readonly SeasonForm[] }) {
  const sentences = shadowWords(seasons, useToday());
  return (
    <div role="status" className={styles.shadows}>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function newSeason(): SeasonForm {
  const empty = { firstNight: "", lastNight: "", nightlyPrice: "", fromNights: "", minNights: "" };
  return { key: crypto.randomUUID(), createdAt: null, ...empty };
}

const columns = [
  { of: "firstNight", label: "Primeira noite", kind: "date" },
  { of: "lastNight", label: "Última noite", kind: "date" },
  { of: "nightlyPrice", label: "Por noite", kind: "money" },
  { of: "fromNights", label: "Vale a partir de (noites)", kind: "number" },
  { of: "minNights", label: "Mínimo de noites", kind: "number" },
] as const;

type RowProps = {
  season: SeasonForm;
  index: number;
  onChange(what: Partial<SeasonForm>): void;
  onRemove(): void;
};

function SeasonRow({ season, index, onChange, onRemove }: RowProps) {
  const number = index + 1;
  return (
    <tr>
      <th scope="row">
        <i className={styles[colourOf(index)]} aria-hidden />
        <span>
          <span className={styles.word}>Temporada </span>
          {number}
        </span>
      </th>
      {columns.map(({ of, label, ...kind }) => (
        <td key={of}>
          <DraftField
            {...kind}
            inTable
            path={`seasons.${index}.${of}`}
            label={label}
            value={season[of]}
            onType={(value) => onChange({ [of]: value })}
          />
        </td>
      ))}
      <td className={styles.tools}>
        <button
          type="button"
          className={button.icon}
          aria-label={`Remover temporada ${number}`}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </button>
      </td>
    </tr>
  );
}
