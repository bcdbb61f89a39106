import { type AmenityIcon, amenityIcon, amenityIcons } from "../../../../domain/amenity-icon.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import field from "../../../ui/kit/field.module.css";
import type { AmenityForm } from "../listing-form.ts";
import styles from "./amenities.module.css";
import { DraftField } from "./draft-field.tsx";
import type { TextLanguage } from "./texts-section.tsx";

const iconNames: Readonly<Record<AmenityIcon, string>> = {
  baby: "Bebê",
  bath: "Banheira",
  "bed-double": "Cama",
  bike: "Bicicleta",
  coffee: "Café",
  fan: "Ventilador",
  "key-round": "Chave",
  "moon-star": "Noite",
  refrigerator: "Geladeira",
  "shower-head": "Ducha",
  snowflake: "Ar-condicionado",
  sun: "Sol",
  trees: "Jardim",
  tv: "TV",
  umbrella: "Guarda-sol",
  users: "Pessoas",
  utensils: "Cozinha",
  waves: "Mar",
  wifi: "Wi-Fi",
};

type Props = {
  amenity: AmenityForm;
  index: number;
  language: TextLanguage;
  onChange(what: Partial<AmenityForm>): void;
  onRaise(): void;
  onRemove(): void;
};

export function AmenityRow({ amenity, index, language, onChange, onRaise, onRemove }: Props) {
  const path = `amenities.${index}`;
  const name = amenity.title || `Benefício ${index + 1}`;
  const english = language === "english";
  return (
    <li className={styles.row}>
      <div className={styles.icon}>
        <Icon name={amenityIcon(amenity.icon)} />
        <select
          className={field.input}
          aria-label={`Ícone de ${name}`}
          value={amenity.icon}
          onChange={(event) => onChange({ icon: event.target.value })}
        >
          {amenityIcons.map((icon) => (
            <option key={icon} value={icon}>
              {iconNames[icon]}
            </option>
          ))}
        </select>
      </div>
      {english ? (
        <>
          <DraftField
            path={`${path}.titleEnglish`}
            label={`Benefício ${index + 1}`}
            inTable={index > 0}
            lang="en"
            placeholder={amenity.title}
            value={amenity.titleEnglish}
            onType={(titleEnglish) => onChange({ titleEnglish })}
          />
          <DraftField
            path={`${path}.textEnglish`}
            label="Em poucas palavras"
            inTable={index > 0}
            lang="en"
            placeholder={amenity.text}
            value={amenity.textEnglish}
            onType={(textEnglish) => onChange({ textEnglish })}
          />
        </>
      ) : (
        <>
          <DraftField
            path={`${path}.title`}
            label={`Benefício ${index + 1}`}
            inTable={index > 0}
            value={amenity.title}
            maxLength={200}
            onType={(title) => onChange({ title })}
          />
          <DraftField
            path={`${path}.text`}
            label="Em poucas palavras"
            inTable={index > 0}
            value={amenity.text}
            onType={(text) => onChange({ text })}
          />
        </>
      )}
      <div className={styles.tools}>
        <button
          type="button"
          className={button.icon}
          aria-label={`Subir ${name}`}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onRaise()}
        >
          <Icon name="arrow-up" />
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label={`Remover ${name}`}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  );
}
