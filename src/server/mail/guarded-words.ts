import { payoutFacts } from "../../contract/owner/payout-words.ts";
import { roleNames } from "../../contract/owner/words.ts";
import type { Activity, PlainFact, PropertyChange } from "../../domain/activity.ts";

export type GuardedWords = {
  readonly what: string;
  readonly facts: readonly (readonly [label: string, words: string])[];
};

/** What was changed. Keys are masked, as in the activity entry. */
export function guardedWords(activity: Activity): GuardedWords {
  switch (activity.kind) {
    case "property-changed":
      return {
        what: "mudou para onde vai o dinheiro da casa",
        facts: payouts(activity.facts.changes),
      };
    case "person-invited":
      return { what: "convidou mais uma proprietária", facts: [] };
    case "role-changed": {
      const { before, after } = activity.facts;
      return {
        what: "mudou o que uma pessoa pode no painel",
        facts: [["Antes e agora", `${roleNames[before]} → ${roleNames[after]}`]],
      };
    }
    case "person-removed":
      return { what: "tirou uma pessoa do painel", facts: [] };
    case "second-factor-off":
      return { what: "desligou o código no celular", facts: [] };
    default:
      return { what: "fez uma mudança que pede a senha", facts: [] };
  }
}

const written = (value: PlainFact) => (value === null || value === "" ? "nada" : String(value));

function payouts(changes: PropertyChange): GuardedWords["facts"] {
  return changes.flatMap((change) => {
    const name = payoutFacts[change.field as keyof typeof payoutFacts];
    if (!name || !("before" in change)) return [];
    return [[name, `${written(change.before)} → ${written(change.after)}`] as const];
  });
}
