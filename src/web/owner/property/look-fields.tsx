import { useState } from "react";
import { contrastOf, isReadable, parseAccent, readableShade } from "../../../domain/accent.ts";
import { designLook, fontPairs } from "../../../domain/look.ts";
import type { SettingValue } from "../../../server/owner-api.ts";
import button from "../../ui/button.module.css";
import { Field } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import styles from "./look-fields.module.css";
import { OptionGroup } from "./option-group.tsx";

/** Each can be read as it is. */
export const swatches = {
  Anil: designLook.accent,
  "Verde-mata": "#2d5a3d",
  Mar: "#0f5a70",
  Barro: "#84481c",
  Uva: "#6b2a5b",
  Noite: "#2b2f3a",
};

const pairs = {
  newsreader: { name: "Editorial", text: "Títulos com serifa fina, como numa revista." },
  georgia: { name: "Clássica", text: "Títulos em Georgia, firme e conhecida." },
  figtree: { name: "Direta", text: "Sem serifa, nos títulos e no texto." },
};

/** One colour and one pair of typefaces; everything else follows from them. */
export function LookFields({ look }: { look: SettingValue<"look"> }) {
  const { typed, touch } = useFormState();
  const [colour, setColour] = useState(String(typed?.accent ?? look.accent));
  const [fonts, setFonts] = useState(String(typed?.fonts ?? look.fonts));
  const accent = parseAccent(colour);
  const choose = (hex: string) => {
    setColour(hex);
    touch();
  };
  return (
    <>
      <fieldset className={styles.colours}>
        <legend>Cor dos botões e links</legend>
        {Object.entries(swatches).map(([name, hex]) => (
          <button
            key={name}
            type="button"
            className={styles.swatch}
            aria-pressed={accent === hex}
            onClick={() => choose(hex)}
          >
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
              <circle cx="16" cy="16" r="15" fill={hex} />
            </svg>
            {name}
          </button>
        ))}
      </fieldset>
      <div className={styles.own}>
        <Field name="accent" label="Outra cor" value={colour} onType={setColour} maxLength={20} />
        <Preview accent={accent} />
      </div>
      {accent && <Readable accent={accent} onTake={choose} />}
      <OptionGroup
        name="fonts"
        legend="Letras"
        options={fontPairs.map((value) => ({ value, ...pairs[value] }))}
        value={fonts}
        onChoose={(chosen) => {
          setFonts(chosen);
          touch();
        }}
      />
    </>
  );
}

/** Never a darker shade silently: it is offered. */
function Readable({ accent, onTake }: { accent: string; onTake: (shade: string) => void }) {
  const ratio = `${contrastOf(accent).toFixed(1).replace(".", ",")} : 1`;
  if (isReadable(accent)) {
    return (
      <p className={kit.hint} role="status">
        Dá para ler nos botões e nos links: {ratio}, o mínimo é 4,5.
      </p>
    );
  }
  const shade = readableShade(accent);
  return (
    <p className={kit.hint} role="status">
      <b>Essa cor não dá para ler</b> ({ratio}; o mínimo é 4,5). O tom mais claro da mesma cor que
      dá é {shade.toUpperCase()}.{" "}
      <button type="button" className={button.line} onClick={() => onTake(shade)}>
        Usar esse tom
      </button>
    </p>
  );
}

/** Presentation attributes, because the policy of the pages allows no inline styles. */
function Preview({ accent }: { accent: string | null }) {
  const shown = accent ?? designLook.accent;
  return (
    <svg className={styles.preview} viewBox="0 0 220 92" aria-hidden>
      <rect width="220" height="92" rx="12" fill="#fdfcf8" />
      <rect x="16" y="14" width="112" height="36" rx="8" fill={shown} />
      <text x="72" y="37" textAnchor="middle" fill="#ffffff" fontSize="14" fontWeight="600">
        Reservar
      </text>
      <text x="16" y="74" fill={shown} fontSize="13" textDecoration="underline">
        Cancelamento grátis
      </text>
    </svg>
  );
}
