import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import button from "../../../ui/button.module.css";
import type { SeasonForm } from "../room-form.ts";
import { moved } from "../sorting.ts";
import { useDraft } from "./draft-context.ts";
import { colourOf } from "./season-colour.ts";
import styles from "./seasons.module.css";
import { Typed } from "./typed.tsx";

/** In the owner's order, which decides: where two cover a night, the upper one counts. */
export function SeasonsTable() {
  const { form, set } = useDraft();
  const { seasons } = form;
  const adder = useRef<HTMLButtonElement>(null);
  const change = (key: string, what: Partial<SeasonForm>) =>
    set({ seasons: seasons.map((one) => (one.key === key ? { ...one, ...what } : one)) });
  const remove = (season: SeasonForm) => {
    set({ seasons: seasons.filter((one) => one !== season) });
    // The button that was pressed is gone with its row.
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
                onRaise={() => set({ seasons: moved(seasons, index, index - 1) })}
                onRemove={() => remove(season)}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.hint}>
        Onde duas faixas se cruzam vale a de cima. “Vale a partir de” dá o preço só a estadias desse
        tamanho ou maiores; “mínimo” recusa as menores.
      </p>
      <button
        type="button"
        ref={adder}
        className={`${button.quiet} ${styles.add}`}
        onClick={() => set({ seasons: [...seasons, newSeason()] })}
      >
        <Plus className="ic" aria-hidden /> Nova temporada
      </button>
    </div>
  );
}

function newSeason(): SeasonForm {
  const empty = { firstNight: "", lastNight: "", nightlyPrice: "", fromNights: "", minNights: "" };
  return { key: crypto.randomUUID(), ...empty };
}

const columns = [
  { of: "firstNight", label: "Primeira noite", type: "date" },
  { of: "lastNight", label: "Última noite", type: "date" },
  { of: "nightlyPrice", label: "Por noite", inputMode: "decimal" },
  { of: "fromNights", label: "Vale a partir de (noites)", inputMode: "numeric" },
  { of: "minNights", label: "Mínimo de noites", inputMode: "numeric" },
] as const;

type RowProps = {
  season: SeasonForm;
  index: number;
  onChange(what: Partial<SeasonForm>): void;
  onRaise(): void;
  onRemove(): void;
};

function SeasonRow({ season, index, onChange, onRaise, onRemove }: RowProps) {
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
          <Typed
            {...kind}
            inTable
            path={`seasons.${index}.${of}`}
            label={label}
            value={season[of]}
            onChange={(value) => onChange({ [of]: value })}
          />
        </td>
      ))}
      <td className={styles.tools}>
        <button
          type="button"
          className={button.icon}
          aria-label={`Subir temporada ${number}`}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onRaise()}
        >
          <ArrowUp className="ic" aria-hidden />
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label={`Remover temporada ${number}`}
          onClick={onRemove}
        >
          <Trash2 className="ic" aria-hidden />
        </button>
      </td>
    </tr>
  );
}
