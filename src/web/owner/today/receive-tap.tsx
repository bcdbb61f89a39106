import { useState } from "react";
import { createPortal } from "react-dom";
import { meansNames } from "../../../contract/owner/words.ts";
import { handMeans } from "../../../domain/account.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import styles from "../check-out/check-out.module.css";
import field from "../form/field.module.css";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";

type Props = {
  stay: { readonly bookingId: string; readonly balance: number };
  name: string;
  /** The page's, because this button disappears once the money is received. */
  desk: Sending;
};

/** What is open, and after one more tap how it was paid. Nothing if nothing is open. */
export function ReceiveTap({ stay: { bookingId, balance }, name, desk }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (balance <= 0) return null;
  const amount = formatMoney(balance, "pt-BR");
  return (
    <>
      <button type="button" className={button.line} data-waits onClick={() => setIsAsking(true)}>
        Receber {amount}
      </button>
      {isAsking &&
        // Rendered beside the page's other dialogs, because here the list's styles would reach it.
        createPortal(
          <FormDialog title={`Receber de ${name}`} onClose={() => setIsAsking(false)}>
            <SentForm
              sending={desk}
              intent="receive"
              fields={{ id: bookingId, amount: balance }}
              words={`${amount} de ${name}: anotado.`}
              className={field.stack}
            >
              <fieldset className={`${kit.lines} ${styles.receive}`}>
                <legend>Faltam {amount}. Como pagou?</legend>
                <div className={styles.means}>
                  {handMeans.map((means) => (
                    <SubmitButton key={means} name="means" value={means} className={button.line}>
                      {meansNames[means]}
                    </SubmitButton>
                  ))}
                </div>
                <p className={kit.hint}>
                  Um toque anota o valor todo. Uma parte ou outro dia: abra a reserva.
                </p>
              </fieldset>
              <Refused sending={desk} reloads />
            </SentForm>
          </FormDialog>,
          document.querySelector("main") ?? document.body,
        )}
    </>
  );
}
