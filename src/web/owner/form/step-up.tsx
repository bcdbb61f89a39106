import { useEffect, useState } from "react";
import button from "../../ui/button.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import type { Refusal } from "./answer.ts";
import field from "./field.module.css";
import { Field } from "./field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordField } from "./password-field.tsx";
import { STEP_UP } from "./step-up-field.ts";
import { SubmitButton } from "./submit-button.tsx";

type Props = { refusal: Refusal; onClose: () => void };

const TITLE = "Confirme que é você";

/**
 * Stands inside the form that asked for it, and is sent with it: what was typed stays, and the
 * answer is the form's. Without scripts it stands open in the page.
 */
export function StepUp({ refusal, onClose }: Props) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (isLive) {
    return (
      <FormDialog title={TITLE} onClose={onClose}>
        <Proof refusal={refusal} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <section>
      <h2>{TITLE}</h2>
      <Proof refusal={refusal} />
    </section>
  );
}

function Proof({
  refusal: { code, sentence },
  onClose,
}: {
  refusal: Refusal;
  onClose?: () => void;
}) {
  const hasCode = usePerson()?.secondFactor ?? false;
  const problem = code === "step-up-needed" ? undefined : sentence;
  return (
    <div className={field.stack}>
      <p>Esta mudança é das que um golpista faria. Todas as proprietárias recebem um e-mail.</p>
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
        <SubmitButton>Confirmar</SubmitButton>
      </div>
    </div>
  );
}
