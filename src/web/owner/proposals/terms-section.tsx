import type { DepositTerms } from "../../../domain/payment-plan.ts";
import { useSite } from "../../site.ts";
import chips from "../ui/choice-chips.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./form.module.css";
import { untilWords } from "./form-words.ts";
import {
  type DepositChoice,
  keepingOf,
  percentsOf,
  type Validity,
  validities,
  validityNames,
} from "./terms.ts";

type DepositProps = {
  terms: DepositTerms | null;
  /** False if the rest would be due at once. */
  isSplit: boolean;
  chosen: DepositChoice;
  onChoose: (choice: DepositChoice) => void;
};

/** What is paid now. */
export function DepositField({ terms, isSplit, chosen, onChoose }: DepositProps) {
  const isOwner = usePerson()?.role === "owner";
  if (!isSplit) {
    return (
      <p>
        <input type="hidden" name="deposit" value="all" />
        Tudo agora: falta pouco para a chegada, e o resto venceria já.
      </p>
    );
  }
  const choices: DepositChoice[] = [...percentsOf(terms, isOwner), "all"];
  return (
    <fieldset className={chips.chips}>
      <legend>Sinal agora</legend>
      {choices.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="deposit"
            value={one}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
          {one === "all" ? "Tudo" : `${one}\u00a0%`}
        </label>
      ))}
    </fieldset>
  );
}

type ValidityProps = {
  chosen: Validity;
  /** Epoch milliseconds. */
  until: number;
  onChoose: (validity: Validity) => void;
};

/** Shows when it ends, because the arrival may end it earlier than the chosen time. */
export function ValidityField({ chosen, until, onChoose }: ValidityProps) {
  const { timeZone } = useSite().property;
  return (
    <fieldset className={chips.chips}>
      <legend>Vale por</legend>
      {validities.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="valid"
            value={one}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
          {validityNames[one]}
        </label>
      ))}
      <small>Até {untilWords(until, timeZone)}.</small>
    </fieldset>
  );
}

type KeepProps = {
  validity: Validity;
  /** Epoch milliseconds. */
  until: number;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** Off by default: kept nights cannot be sold to another guest. */
export function KeepSwitch({ validity, until: ends, isOn, onSwitch }: KeepProps) {
  const { timeZone } = useSite().property;
  const until = untilWords(ends, timeZone);
  const isShorter = keepingOf(validity) < validity;
  return (
    <label className={styles.switch}>
      <span>
        <b>Guardar o quarto</b>
        <small>
          {isOn
            ? `Ninguém mais reserva essas noites até ${until}.`
            : `Desligado: outra pessoa ainda pode reservar. Ligado, ficam guardadas até ${until}.`}
          {isShorter && " São 48 horas no máximo; o preço vale por mais tempo."}
        </small>
      </span>
      <input
        type="checkbox"
        role="switch"
        name="keep"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </label>
  );
}
