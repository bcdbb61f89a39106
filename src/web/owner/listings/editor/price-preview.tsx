import { useEffect, useEffectEvent, useState } from "react";
import type { PricePreview as Preview } from "../../../../contract/owner/listings.ts";
import { quoteLineLabel } from "../../../../contract/quote-words.ts";
import { addDays } from "../../../../domain/day.ts";
import { formatMoney } from "../../../../domain/money.ts";
import sums from "../../../ui/kit/sums.module.css";
import { Notice } from "../../ui/notice.tsx";
import { useToday } from "../../ui/owner-page.tsx";
import { readTerms } from "../read-listing-form.ts";
import { useDraft } from "./draft-context.ts";
import { DraftField } from "./draft-field.tsx";
import styles from "./price-preview.module.css";
import { Section } from "./section.tsx";
import { useEditor } from "./use-editor.ts";

const PAUSE_IN_TYPING = 400;

/** The server's quote for a stay, from the unsaved draft. */
export function PricePreview() {
  const today = useToday();
  const { form, kept } = useDraft();
  const asking = useEditor<Preview>(kept.id);
  const [stay, setStay] = useState({ checkIn: addDays(today, 30), checkOut: addDays(today, 33) });
  const [party, setParty] = useState({ adults: "2", childrenUpTo12: "0", childrenAbove12: "0" });
  const terms = readTerms(form).value;
  const guests = {
    adults: Number(party.adults),
    childrenUpTo12: Number(party.childrenUpTo12),
    childrenAbove12: Number(party.childrenAbove12),
  };
  const countable = Object.values(guests).every(Number.isInteger) && guests.adults > 0;
  const askable = terms !== null && countable && stay.checkIn < stay.checkOut;
  const wish = askable ? JSON.stringify({ terms, ...stay, guests }) : null;
  const ask = useEffectEvent(() => {
    if (!askable) return;
    const typed = { terms: JSON.stringify(terms), guests: JSON.stringify(guests) };
    asking.send({ intent: "quote", ...typed, ...stay });
  });
  useEffect(() => {
    if (wish === null) return;
    const timer = setTimeout(ask, PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [wish]);

  return (
    <Section
      title="Quanto um hóspede pagaria"
      text="Com os preços como estão escritos acima, mesmo antes de salvar."
    >
      <div className={styles.fields}>
        <DraftField
          path="preview.checkIn"
          label="Chegada"
          kind="date"
          value={stay.checkIn}
          onType={(checkIn) => setStay({ ...stay, checkIn: checkIn as typeof stay.checkIn })}
        />
        <DraftField
          path="preview.checkOut"
          label="Saída"
          kind="date"
          value={stay.checkOut}
          onType={(checkOut) => setStay({ ...stay, checkOut: checkOut as typeof stay.checkOut })}
        />
        {people.map(({ of, label }) => (
          <DraftField
            key={of}
            path={`preview.${of}`}
            label={label}
            kind="number"
            value={party[of]}
            onType={(value) => setParty({ ...party, [of]: value })}
          />
        ))}
      </div>
      <div className={styles.answer} aria-live="polite" aria-busy={asking.isBusy}>
        {!askable && <p>Confira as datas, as pessoas e os preços para ver o total.</p>}
        {askable && asking.refusal && <Notice kind="error">{asking.refusal.sentence}</Notice>}
        {askable && asking.latest?.done && <Lines preview={asking.latest.done} />}
      </div>
    </Section>
  );
}

const people = [
  { of: "adults", label: "Adultos" },
  { of: "childrenUpTo12", label: "Até 12 anos" },
  { of: "childrenAbove12", label: "Acima de 12" },
] as const;

function Lines({ preview: { quote, refusal } }: { preview: Preview }) {
  return (
    <>
      <dl className={`${sums.sums} ${styles.lines} num`}>
        {quote.lines.map((line) => (
          <div key={`${line.kind}-${line.unitPrice}`}>
            <dt>{quoteLineLabel(line, "pt-BR")}</dt>
            <dd>{formatMoney(line.amount, "pt-BR")}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMoney(quote.total, "pt-BR")}</dd>
        </div>
      </dl>
      {refusal && <p>O site não venderia esta estadia: “{refusal}”</p>}
    </>
  );
}
