import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { NOT_A_NIGHT } from "../../../contract/stay-refusals.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { changeQuestion } from "../stay-change/change-question.ts";
import { PartyFields, partyDraft } from "../stay-change/party-fields.tsx";
import { Notice } from "../ui/notice.tsx";
import type { loader as previewLoader } from "./change-preview-route.ts";
import { ChangeTerms, isPossible, termsWords } from "./change-terms.tsx";
import { GuestKnows } from "./guest-knows.tsx";
import { readStay } from "./read-stay.ts";
import { StayFields } from "./stay-fields.tsx";

type Props = {
  rooms: readonly TimelineRow[];
  booking: BookingDetails;
  onDone: (said: string) => void;
  onClose: () => void;
};

/** Other dates, another room or other people; shows the consequences before saving. */
export function ChangeDialog({ rooms, booking, onDone, onClose }: Props) {
  const preview = useFetcher<typeof previewLoader>();
  const { listingId, checkIn, checkOut, guests } = booking;
  const before = {
    listingId,
    checkIn: `${checkIn}`,
    checkOut: `${checkOut}`,
    ...partyDraft(guests),
  };
  const [draft, setDraft] = useState(before);
  // The version that was shown when the dialog opened, not that of a later refresh.
  const [version, setVersion] = useState(booking.version);
  const newest = useRef(booking.version);
  newest.current = booking.version;
  const sending = useSending({
    onDone: () => onDone(`Reserva de ${booking.guestName ?? "hóspede"} alterada.`),
  });

  const stay = readStay(draft.checkIn, draft.checkOut);
  const isSame = JSON.stringify(draft) === JSON.stringify(before);
  const question = stay && !isSame ? changeQuestion(booking.id, draft) : null;
  const { load } = preview;
  useEffect(() => {
    if (question) void load(question);
  }, [load, question]);

  const answer = question && preview.state === "idle" ? preview.data : undefined;
  const terms = answer?.done ?? null;
  const isFree = terms !== null && isPossible(terms);
  const refusal = sending.isBusy || sending.refusal ? null : answer?.refusal;
  return (
    <FormDialog title={`Alterar a reserva de ${booking.guestName ?? "hóspede"}`} onClose={onClose}>
      <SentForm
        sending={sending}
        intent="change"
        fields={{ id: booking.id, version }}
        className={field.stack}
      >
        <StayFields
          rooms={rooms}
          draft={draft}
          onDraft={(changed) => setDraft({ ...draft, ...changed })}
          labels={{ from: "Check-in", until: "Check-out" }}
        />
        <PartyFields draft={draft} onDraft={setDraft} />
        <p role="status">
          {!stay && NOT_A_NIGHT}
          {isSame && "Mude o quarto, as datas ou os hóspedes."}
          {question && !answer && "Vendo se está livre…"}
          {terms && termsWords(terms)}
        </p>
        {terms && <ChangeTerms key={question} terms={terms} />}
        <GuestKnows hasEmail={booking.guestEmail !== null} />
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <Refused sending={sending} onReloaded={() => setVersion(newest.current)} />
        <div className={field.actions}>
          <SubmitButton disabled={!isFree}>Alterar reserva</SubmitButton>
          {question && answer?.refusal?.code === "unavailable" && (
            <button type="button" className={button.line} onClick={() => void load(question)}>
              Tentar de novo
            </button>
          )}
        </div>
      </SentForm>
    </FormDialog>
  );
}
