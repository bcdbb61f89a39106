import field from "../../form/field.module.css";
import type { ListingForm } from "../listing-form.ts";
import { fieldId, useDraft } from "./draft-context.ts";
import { Complaint, DraftField } from "./draft-field.tsx";
import styles from "./editor.module.css";
import { SeasonsTable } from "./seasons-table.tsx";
import { Section } from "./section.tsx";
import { YearBands } from "./year-bands.tsx";

const weekdays = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."];
const weekdayNames = [
  "domingo",
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
];

export function PricesSection() {
  return (
    <Section title="Preço por temporada" text="Fora das faixas abaixo vale o preço base.">
      <div className={styles.stack}>
        <div className={styles.four}>
          <Money of="nightlyPrice" label="Preço base por noite" />
          <Money of="weekendPrice" label="Sexta e sábado" hint="Vazio, vale o preço base." />
        </div>
        <div className={styles.four}>
          <Plain of="includedGuests" label="Hóspedes incluídos na diária" hint={ALL_INCLUDED} />
          <Money of="extraAdult" label="Cada adulto a mais, por noite" hint={BEYOND_INCLUDED} />
          <Money of="childUpTo12" label="Criança até 12 anos" hint="Por noite." />
          <Money of="childAbove12" label="Acima de 12 anos" hint="Por noite." />
        </div>
        <YearBands />
        <SeasonsTable />
        <div className={styles.four}>
          <Plain of="minNights" label="Mínimo de noites" />
          <Plain of="maxNights" label="Máximo de noites" />
          <Plain of="ratesValidUntil" label="Preços valem até" kind="date" />
        </div>
        <NoArrivals />
      </div>
    </Section>
  );
}

const ALL_INCLUDED = "Vazio, todos os que cabem.";
const BEYOND_INCLUDED = "Acima dos incluídos. Criança paga sempre o preço dela.";

type TextField = "nightlyPrice" | "weekendPrice" | "extraAdult" | "childUpTo12" | "childAbove12";

function Money({ of, label, hint }: { of: TextField; label: string; hint?: string }) {
  const { form, set } = useDraft();
  return (
    <DraftField
      path={of}
      label={label}
      kind="money"
      value={form[of]}
      onType={(value) => set({ [of]: value })}
      {...(hint && { hint })}
    />
  );
}

type PlainProps = {
  of: "includedGuests" | "minNights" | "maxNights" | "ratesValidUntil";
  label: string;
  hint?: string;
  kind?: "date" | "number";
};

function Plain({ of, label, hint, kind = "number" }: PlainProps) {
  const { form, set } = useDraft();
  return (
    <DraftField
      path={of}
      label={label}
      value={form[of]}
      onType={(value) => set({ [of]: value })}
      {...(hint && { hint })}
      kind={kind}
    />
  );
}

function NoArrivals() {
  const { form, set } = useDraft();
  const days: ListingForm["noArrivalWeekdays"] = form.noArrivalWeekdays;
  const toggle = (day: number) =>
    set({
      noArrivalWeekdays: days.includes(day)
        ? days.filter((one) => one !== day)
        : [...days, day].sort(),
    });
  return (
    <fieldset>
      <legend className={styles.legend}>Dias em que ninguém chega</legend>
      <div className={styles.checks}>
        {weekdays.map((name, day) => (
          <label key={name} className={field.check}>
            <input
              type="checkbox"
              id={day === 0 ? fieldId("noArrivalWeekdays") : undefined}
              aria-label={weekdayNames[day]}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {name}
          </label>
        ))}
      </div>
      <Complaint path="noArrivalWeekdays" />
    </fieldset>
  );
}
