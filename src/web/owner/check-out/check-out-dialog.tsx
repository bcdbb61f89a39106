import { useRef } from "react";
import { meansNames } from "../../../contract/owner/words.ts";
import { deskUrl } from "../../../contract/owner-urls.ts";
import { handMeans } from "../../../domain/account.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { type Sending, useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import styles from "./check-out.module.css";
import { type Leaver, staysIn } from "./leaver.ts";
import { LeftNights } from "./left-nights.tsx";
import { useLeftNights } from "./use-left-nights.ts";

type Props = { stay: Leaver; desk: Sending; words: string; onClose: () => void };

/** Before a guest leaves: the nights that are left, and what is still open. */
export function CheckOutDialog({ stay, desk, words, onClose }: Props) {
  const { bookingId: id, guestName, version, balance } = stay;
  const form = useRef<HTMLFormElement>(null);
  const left = useLeftNights(stay);
  const open = Math.max(0, balance + left.worth);
  // Once nothing is open, the check-out goes on by itself. What was added meanwhile is asked for
  // first.
  const receiving = useSending({
    action: deskUrl,
    onDone: () => open === 0 && form.current?.requestSubmit(),
  });
  const isBusy = receiving.isBusy || desk.isBusy;
  return (
    <FormDialog title={`Check-out de ${guestName ?? "hóspede"}`} onClose={onClose}>
      <SentForm
        ref={form}
        sending={desk}
        intent="checkOut"
        fields={{ id, version, evenOpen: open, ...staysIn(stay) }}
        words={words}
        className={field.stack}
      >
        <LeftNights left={left} />
        {open > 0 && left.isKnown && (
          <Receive
            open={open}
            isBusy={isBusy}
            onMeans={(means) =>
              receiving.send({ intent: "receive", id, amount: String(open), means })
            }
          />
        )}
        {receiving.refusal && <Notice kind="error">{receiving.refusal.sentence}</Notice>}
        <Refused sending={desk} />
        <div className={field.actions}>
          <SubmitButton
            className={open > 0 ? button.quiet : button.primary}
            disabled={!left.isKnown || receiving.isBusy}
          >
            {open > 0 ? "Sair mesmo assim" : "Fazer check-out"}
          </SubmitButton>
        </div>
      </SentForm>
    </FormDialog>
  );
}

type ReceiveProps = {
  open: Centavos;
  isBusy: boolean;
  onMeans: (means: (typeof handMeans)[number]) => void;
};

function Receive({ open, isBusy, onMeans }: ReceiveProps) {
  return (
    <fieldset className={`${kit.lines} ${styles.receive}`}>
      <legend>Ainda falta {formatMoney(open, "pt-BR")}. Receber agora?</legend>
      <div className={styles.means}>
        {handMeans.map((means) => (
          <button
            key={means}
            type="button"
            className={button.line}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onMeans(means)}
          >
            {meansNames[means]}
          </button>
        ))}
      </div>
      <p className={kit.hint}>
        Um toque anota o valor todo e faz o check-out. Quem sai devendo continua em Hoje, em Saídas.
      </p>
    </fieldset>
  );
}
