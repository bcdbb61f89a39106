import { useRef } from "react";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import type { AmenityForm } from "../listing-form.ts";
import { moved } from "../sorting.ts";
import styles from "./amenities.module.css";
import { AmenityRow } from "./amenity-row.tsx";
import { useDraft } from "./draft-context.ts";
import { Section } from "./section.tsx";
import type { TextLanguage } from "./texts-section.tsx";

export function AmenitiesSection({ language }: { language: TextLanguage }) {
  const { form, set } = useDraft();
  const { amenities } = form;
  const adder = useRef<HTMLButtonElement>(null);
  const change = (key: string, what: Partial<AmenityForm>) =>
    set({ amenities: amenities.map((one) => (one.key === key ? { ...one, ...what } : one)) });
  const remove = (amenity: AmenityForm) => {
    set({ amenities: amenities.filter((one) => one !== amenity) });
    // The pressed button disappears with its row, so move the focus.
    adder.current?.focus();
  };
  return (
    <Section
      title="Benefícios"
      text={
        language === "english"
          ? "Em inglês. O que ficar vazio aparece no site em português."
          : "O que o quarto tem, na ordem em que aparece na página."
      }
    >
      <ul className={styles.list}>
        {amenities.map((amenity, index) => (
          <AmenityRow
            key={amenity.key}
            amenity={amenity}
            index={index}
            language={language}
            onChange={(what) => change(amenity.key, what)}
            onRaise={() => set({ amenities: moved(amenities, index, index - 1) })}
            onRemove={() => remove(amenity)}
          />
        ))}
      </ul>
      <button
        type="button"
        ref={adder}
        className={`${button.quiet} ${styles.add}`}
        onClick={() => set({ amenities: [...amenities, newAmenity()] })}
      >
        <Icon name="plus" /> Novo benefício
      </button>
    </Section>
  );
}

function newAmenity(): AmenityForm {
  const empty = { title: "", text: "", titleEnglish: "", textEnglish: "" };
  return { key: crypto.randomUUID(), icon: "sun", ...empty };
}
