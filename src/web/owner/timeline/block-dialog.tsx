import { useState } from "react";
import { Link } from "react-router";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { newBookingUrl, newProposalUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { useMay } from "../ui/owner-page.tsx";
import { nightsIn } from "../ui/words.ts";
import { readStay } from "./read-stay.ts";
import { type StayDraft, StayFields } from "./stay-fields.tsx";
import { stayWords } from "./timeline-words.ts";

type Props = {
  rooms: readonly TimelineRow[];
  start: StayDraft;
  onDone: (said: string) => void;
  /** Opens the price dialog for the same nights instead. */
  onPrice: (nights: StayDraft) => void;
  onClose: () => void;
};

/** For free nights: block them, book them for a caller, or propose them. */
export function BlockDialog({ rooms, start, onDone, onPrice, onClose }: Props) {
  const mayPrice = useMay()("priceNights");
  const [draft, setDraft] = useState(start);
  const stay = readStay(draft.checkIn, draft.checkOut);
  const room = rooms.find(({ listingId }) => listingId === draft.listingId)?.name ?? "";
  const sending = useSending({
    onDone: () => onDone(`Datas bloqueadas: ${room}${stay ? `, ${stayWords(stay)}` : ""}.`),
  });
  const wish = new URLSearchParams({
    quarto: draft.listingId,
    de: draft.checkIn,
    ate: draft.checkOut,
  });
  return (
    <FormDialog title="Bloquear ou reservar" onClose={onClose}>
      <SentForm sending={sending} intent="block" className={field.stack}>
        <StayFields
          rooms={rooms}
          draft={draft}
          onDraft={setDraft}
          labels={{ from: "Primeiro dia", until: "Livre de novo em" }}
        />
        <p role="status">
          {stay ? `${nightsIn(stay)}, ${stayWords(stay)}` : "Escolha pelo menos uma noite."}
        </p>
        <Field
          label="Motivo do bloqueio"
          name="note"
          hint="Só quem trabalha aqui vê."
          maxLength={80}
          placeholder="Pintura"
        />
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton disabled={!stay}>Bloquear</SubmitButton>
          {stay && (
            <Link className={button.line} to={`${newBookingUrl}?${wish}`}>
              Fazer reserva
            </Link>
          )}
          {stay && (
            <Link className={button.line} to={`${newProposalUrl}?${wish}`}>
              Orçamento
            </Link>
          )}
          {stay && mayPrice && (
            <button type="button" className={button.line} onClick={() => onPrice(draft)}>
              Mudar o preço
            </button>
          )}
        </div>
      </SentForm>
    </FormDialog>
  );
}
