import { useEffect, useState } from "react";
import button from "../../ui/button.module.css";
import factsKit from "../../ui/kit/facts.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import type { Refusal } from "./answer.ts";
import field from "./field.module.css";
import { Field } from "./field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useFormState } from "./form-state.ts";
import { PasswordField } from "./password-field.tsx";
import { STEP_UP } from "./step-up-field.ts";
import { SubmitButton } from "./submit-button.tsx";

/** What is about to change, in the words of the form that asks. */
export type StepUpWords = {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly button: string;
};

type Props = {
  refusal: Refusal;
  /** Describes the change from what was typed; null: the plain words. */
  words?: ((typed: Readonly<Record<string, string>>) => StepUpWords | null) | undefined;
  onClose: () => void;
};

const plain: StepUpWords = {
  title: "Confirme que é você",
  lead: "Esta mudança é das que um golpista faria.",
  facts: [],
  button: "Confirmar",
};

/**
 * Rendered inside the form that asked for it, and sent with it: what was typed stays, and the
 * answer is the form's. Without scripts it is part of the page, not a dialog.
 */
export function StepUp({ refusal, words, onClose }: Props) {
  const { typed } = useFormState();
  const said = (typed && words?.(typed)) ?? plain;
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (isLive) {
    return (
      <FormDialog title={said.title} onClose={onClose}>
        <Proof refusal={refusal} words={said} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <section>
      <h2>{said.title}</h2>
      <Proof refusal={refusal} words={said} />
    </section>
  );
}

function Proof({
  refusal: { code, sentence },
  words: { lead, facts, button: confirm },
  onClose,
}: {
  refusal: Refusal;
  words: StepUpWords;
  onClose?: () => void;
}) {
  const hasCode = usePerson()?.secondFactor ?? false;
  const problem = code === "step-up-needed" ? undefined : sentence;
  return (
    <div className={field.stack}>
      <p>{lead} Todas as proprietárias recebem um e-mail.</p>
      {facts.length > 0 && (
        <dl className={factsKit.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasCode ? (
        <Field
          label="Código do aplicativo"
          name={STEP_UP}
          hint="Os seis números do autenticador, ou um código de recuperação."
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          problem={problem}
          required
        />
      ) : (
        <PasswordField
          name={STEP_UP}
          label="Sua senha"
          autoComplete="current-password"
          problem={problem}
        />
      )}
      <div className={field.actions}>
        {onClose && (
          <button type="button" className={button.line} onClick={onClose}>
            Voltar
          </button>
        )}
        <SubmitButton>{confirm}</SubmitButton>
      </div>
    </div>
  );
}
