import type { Guests } from "../../../domain/guests.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";

export type PartyDraft = { readonly [K in keyof Guests]: string };

type Props<D extends PartyDraft> = { draft: D; onDraft: (draft: D) => void };

const count = { kind: "count", max: 50, required: true } as const;

export function PartyFields<D extends PartyDraft>({ draft, onDraft }: Props<D>) {
  const of = (name: keyof Guests) => ({
    ...count,
    name,
    value: draft[name],
    onType: (typed: string) => onDraft({ ...draft, [name]: typed }),
  });
  return (
    <div className={field.trio}>
      <Field label="Adultos" min={1} {...of("adults")} />
      <Field label="Até 12 anos" min={0} {...of("childrenUpTo12")} />
      <Field label="Acima de 12 anos" min={0} {...of("childrenAbove12")} />
    </div>
  );
}

export function partyDraft({ adults, childrenUpTo12, childrenAbove12 }: Guests): PartyDraft {
  return {
    adults: `${adults}`,
    childrenUpTo12: `${childrenUpTo12}`,
    childrenAbove12: `${childrenAbove12}`,
  };
}
