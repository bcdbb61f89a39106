import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { timelineUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import field from "../ui/field.module.css";
import { FormDialog } from "../ui/form-dialog.tsx";
import { GuestKnows } from "../ui/guest-knows.tsx";
import { Notice } from "../ui/notice.tsx";
import type { loader as previewLoader } from "./change-preview-route.ts";
import { ChangeTerms, isPossible, termsWords } from "./change-terms.tsx";
import { readStay } from "./read-change.ts";
import { StayFields } from "./stay-fields.tsx";
import { useDone } from "./use-done.ts";

type Props = {
  rooms: readonly TimelineRow[];
  booking: BookingDetails;
  onDone: (said: string) => void;
  onClose: () => void;
};

/** Other dates or another room; shows the consequences before saving. */
export function ChangeDialog({ rooms, booking, onDone, onClose }: Props) {
  const fetcher = useFetcher<Answer<void>>();
  const preview = useFetcher<typeof previewLoader>();
  const { revalidate } = useRevalidator();
  const { listingId, checkIn, checkOut } = booking;
  const [draft, setDraft] = useState({ listingId, checkIn: `${checkIn}`, checkOut: `${checkOut}` });
  // The version that was shown when the dialog opened, not that of a later refresh.
  const [version, setVersion] = useState(booking.version);
  const newest = useRef(booking.version);
  newest.current = booking.version;
  useDone(fetcher, () => onDone(`Reserva de ${booking.guestName ?? "hóspede"} alterada.`));

  const stay = readStay(draft.checkIn, draft.checkOut);
  const isSame =
    draft.listingId === listingId && draft.checkIn === checkIn && draft.checkOut === checkOut;
  const question = stay && !isSame ? questionOf(booking.id, draft) : null;
  const { load } = preview;
  useEffect(() => {
    if (question) void load(question);
  }, [load, question]);

  const answer = question && preview.state === "idle" ? preview.data : undefined;
  const terms = answer?.done ?? null;
  const isFree = terms !== null && isPossible(terms);
  const refusal = fetcher.state === "idle" ? (fetcher.data?.refusal ?? answer?.refusal) : null;
  return (
    <FormDialog title={`Alterar a reserva de ${booking.guestName ?? "hóspede"}`} onClose={onClose}>
      <fetcher.Form method="post" className={field.stack}>
        <input type="hidden" name="acao" value="mudar" />
        <input type="hidden" name="id" value={booking.id} />
        <input type="hidden" name="versao" value={version} />
        <StayFields
          rooms={rooms}
          draft={draft}
          onDraft={setDraft}
          labels={{ from: "Check-in", until: "Check-out" }}
        />
        <p role="status">
          {!stay && "O check-out precisa ser pelo menos um dia depois do check-in."}
          {isSame && "Escolha outro quarto ou outras datas."}
          {question && !answer && "Vendo se está livre…"}
          {terms && termsWords(terms)}
        </p>
        {terms && <ChangeTerms key={question} terms={terms} />}
        <GuestKnows hasEmail={booking.guestEmail !== null} />
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button
            type="submit"
            className={button.primary}
            disabled={!isFree || fetcher.state !== "idle"}
          >
            Alterar reserva
          </button>
          {question && answer?.refusal?.code === "unavailable" && (
            <button type="button" className={button.line} onClick={() => void load(question)}>
              Tentar de novo
            </button>
          )}
          {refusal?.code === "changed-meanwhile" && (
            <button
              type="button"
              className={button.line}
              onClick={async () => {
                await revalidate();
                setVersion(newest.current);
              }}
            >
              Recarregar
            </button>
          )}
        </div>
      </fetcher.Form>
    </FormDialog>
  );
}

function questionOf(
  id: string,
  draft: { listingId: string; checkIn: string; checkOut: string },
): string {
  const query = new URLSearchParams({
    reserva: id,
    quarto: draft.listingId,
    de: draft.checkIn,
    ate: draft.checkOut,
  });
  return `${timelineUrl}/mudanca?${query}`;
}
