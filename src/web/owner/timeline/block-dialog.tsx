import { useState } from "react";
import { Link, useFetcher } from "react-router";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { newBookingUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { nightsIn } from "../ui/words.ts";
import { readStay } from "./read-change.ts";
import { type StayDraft, StayFields } from "./stay-fields.tsx";
import { stayWords } from "./timeline-words.ts";
import { useDone } from "./use-done.ts";

type Props = {
  rooms: readonly TimelineRow[];
  start: StayDraft;
  onDone: (said: string) => void;
  onClose: () => void;
};

/** Free nights: block them, or book them for a caller. */
export function BlockDialog({ rooms, start, onDone, onClose }: Props) {
  const fetcher = useFetcher<Answer<void>>();
  const [draft, setDraft] = useState(start);
  const stay = readStay(draft.checkIn, draft.checkOut);
  const room = rooms.find(({ listingId }) => listingId === draft.listingId)?.name ?? "";
  useDone(fetcher, () => onDone(`Datas bloqueadas: ${room}${stay ? `, ${stayWords(stay)}` : ""}.`));
  const refusal = fetcher.state === "idle" ? fetcher.data?.refusal : null;
  const wish = new URLSearchParams({
    quarto: draft.listingId,
    de: draft.checkIn,
    ate: draft.checkOut,
  });
  return (
    <FormDialog title="Bloquear ou reservar" onClose={onClose}>
      <fetcher.Form method="post" className={field.stack}>
        <input type="hidden" name="acao" value="bloquear" />
        <StayFields
          rooms={rooms}
          draft={draft}
          onDraft={setDraft}
          labels={{ from: "Primeiro dia", until: "Livre de novo em" }}
        />
        <p role="status">
          {stay ? `${nightsIn(stay)}, ${stayWords(stay)}` : "Escolha pelo menos uma noite."}
        </p>
        <Field label="Motivo do bloqueio" hint="Só quem trabalha aqui vê.">
          <input className={field.input} name="nota" maxLength={80} placeholder="Pintura" />
        </Field>
        {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button
            type="submit"
            className={button.primary}
            disabled={!stay || fetcher.state !== "idle"}
          >
            Bloquear
          </button>
          {stay && (
            <Link className={button.line} to={`${newBookingUrl}?${wish}`}>
              Fazer reserva
            </Link>
          )}
        </div>
      </fetcher.Form>
    </FormDialog>
  );
}
