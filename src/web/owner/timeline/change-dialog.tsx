import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { timelineUrl } from "../../../contract/owner-urls.ts";
import { NOT_A_NIGHT } from "../../../contract/stay-refusals.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { roomsQuestion } from "../stay-change/change-question.ts";
import { PartyFields, partyDraft } from "../stay-change/party-fields.tsx";
import { Notice } from "../ui/notice.tsx";
import { ChangeTerms, isPossible, termsWords } from "./change-terms.tsx";
import type { loader as freeRoomsLoader } from "./free-rooms-route.ts";
import { GuestKnows } from "./guest-knows.tsx";
import { readStay } from "./read-stay.ts";
import { RoomChoice } from "./room-choice.tsx";
import { StayDates, type StayDraft } from "./stay-fields.tsx";

type Props = {
  booking: BookingDetails;
  /** The room's stay that is changed. */
  stayId: string;
  /** Where its bar was dragged to. */
  to?: StayDraft | undefined;
  onDone: (said: string) => void;
  onClose: () => void;
};

/** Other dates, another room or other people; shows the consequences before saving. */
export function ChangeDialog({ booking, stayId, to, onDone, onClose }: Props) {
  const preview = useFetcher<typeof freeRoomsLoader>();
  const room = booking.rooms.find((one) => one.stayId === stayId);
  const isOneOfSeveral = room !== undefined && booking.rooms.length > 1;
  const { listingId, checkIn, checkOut, guests } = room ?? booking;
  const before = {
    listingId,
    checkIn: `${checkIn}`,
    checkOut: `${checkOut}`,
    ...partyDraft(guests),
  };
  const [draft, setDraft] = useState({ ...before, ...to });
  // The version that was shown when the dialog opened, not that of a later refresh.
  const [version, setVersion] = useState(booking.version);
  const newest = useRef(booking.version);
  newest.current = booking.version;
  const sending = useSending({
    action: timelineUrl,
    onDone: () => onDone(`Reserva de ${booking.guestName ?? "hóspede"} alterada.`),
  });

  const stay = readStay(draft.checkIn, draft.checkOut);
  const isSame = JSON.stringify(draft) === JSON.stringify(before);
  const question = stay ? roomsQuestion(booking.id, { ...draft, stayId, listingId }) : null;
  const { load } = preview;
  useEffect(() => {
    if (question) void load(question);
  }, [load, question]);

  const answer = question && preview.state === "idle" ? preview.data : undefined;
  const rooms = answer?.done ?? null;
  const terms = rooms?.find((room) => room.listingId === draft.listingId)?.preview;
  const isFree = terms !== undefined && isPossible(terms) && !isSame;
  const refusal = sending.isBusy || sending.refusal ? null : answer?.refusal;
  return (
    <FormDialog
      title={`Alterar ${isOneOfSeveral ? room.name : "a reserva"} de ${booking.guestName ?? "hóspede"}`}
      onClose={onClose}
    >
      <SentForm
        sending={sending}
        intent="change"
        fields={{ id: booking.id, stay: stayId, version }}
        className={field.stack}
      >
        {isOneOfSeveral && <p>{`Muda só o ${room.name}; o resto da reserva fica como está.`}</p>}
        <StayDates
          draft={draft}
          onDraft={setDraft}
          labels={{ from: "Check-in", until: "Check-out" }}
        />
        <PartyFields draft={draft} onDraft={setDraft} />
        {rooms && (
          <RoomChoice
            rooms={rooms}
            present={listingId}
            chosen={draft.listingId}
            onChoose={(chosen) => setDraft({ ...draft, listingId: chosen })}
          />
        )}
        <p role="status">
          {!stay && NOT_A_NIGHT}
          {question && !answer && "Vendo o que está livre…"}
          {rooms && isSame && "Mude o quarto, as datas ou os hóspedes."}
          {terms && !isSame && termsWords(terms)}
        </p>
        {isFree && <ChangeTerms key={`${question} ${draft.listingId}`} terms={terms} />}
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
