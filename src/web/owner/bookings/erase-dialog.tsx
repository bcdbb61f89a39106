import { useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import field from "../ui/field.module.css";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { plural } from "../ui/words.ts";

type Props = { booking: BookingDetails; others: number; onClose: () => void };

/** Lists what is erased and what stays, because it cannot be undone. */
export function EraseDialog({ booking, others, onClose }: Props) {
  const fetcher = useFetcher<Answer<string>>();
  const refusal = fetcher.state === "idle" ? fetcher.data?.refusal : null;
  return (
    <FormDialog title={`Apagar os dados de ${guestNameOf(booking)}?`} onClose={onClose}>
      <fetcher.Form method="post" className={field.stack}>
        <input type="hidden" name="acao" value="eraseGuest" />
        <p>
          Saem o nome, o e-mail, o telefone, a hora de chegada e as anotações
          {others > 0 &&
            `, desta reserva e de mais ${plural(others, "reserva", "reservas")} da mesma pessoa`}
          . Ficam o código, as datas e os valores, sem dizer de quem.
        </p>
        <p>O que está no Stripe e na caixa de e-mail da casa não sai por aqui: apague lá também.</p>
        <p>
          <b>Não dá para desfazer.</b>
        </p>
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button type="submit" className={button.primary} disabled={fetcher.state !== "idle"}>
            Apagar os dados
          </button>
          <button type="button" className={button.quiet} onClick={onClose}>
            Voltar sem apagar
          </button>
        </div>
      </fetcher.Form>
    </FormDialog>
  );
}
