import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import { plural } from "../ui/words.ts";

type Props = { booking: BookingDetails; others: number; onClose: () => void };

/** Lists what is erased and what stays, because it cannot be undone. */
export function EraseDialog({ booking, others, onClose }: Props) {
  const sending = useSending();
  return (
    <FormDialog title={`Apagar os dados de ${guestNameOf(booking)}?`} onClose={onClose}>
      <SentForm sending={sending} intent="eraseGuest" className={field.stack}>
        <p>
          Saem o nome, o e-mail, o telefone, a hora de chegada e as anotações
          {others > 0 &&
            `, desta reserva e de mais ${plural(others, "reserva", "reservas")} da mesma pessoa`}
          . Ficam o código, as datas e os valores, sem dizer de quem.
        </p>
        <p>
          O que está no provedor de pagamento e na caixa de e-mail da casa não sai por aqui: apague
          lá também.
        </p>
        <p>
          <b>Não dá para desfazer.</b>
        </p>
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton>Apagar os dados</SubmitButton>
          <button type="button" className={button.quiet} onClick={onClose}>
            Voltar sem apagar
          </button>
        </div>
      </SentForm>
    </FormDialog>
  );
}
