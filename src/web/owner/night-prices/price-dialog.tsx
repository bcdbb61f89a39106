import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { PricesUndo } from "../../../contract/owner/prices.ts";
import { parseDay } from "../../../domain/day.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { Notice } from "../ui/notice.tsx";
import { listWords, nightsWords } from "../ui/words.ts";
import { type PriceDraft, priceQuestion, pricesUrl } from "./price-draft.ts";
import { PricesPreview } from "./prices-preview.tsx";
import { type Room, RoomsField } from "./rooms-field.tsx";
import type { loader } from "./route.ts";

type Props = {
  rooms: readonly Room[];
  start: Pick<PriceDraft, "rooms" | "firstNight" | "lastNight">;
  onDone: (said: string, undo: PricesUndo) => void;
  onClose: () => void;
};

const PAUSE_IN_TYPING = 300;

/** A price that differs from the list, for one or more nights in one or more rooms. */
export function PriceDialog({ rooms, start, onDone, onClose }: Props) {
  const [draft, setDraft] = useState<PriceDraft>({ ...start, price: "", minNights: "" });
  const sending = useSending<PricesUndo>({
    action: pricesUrl,
    onDone: (undo) => onDone(doneWords(rooms, draft), undo),
  });
  const question = priceQuestion(draft);
  const { load, state, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => void load(question), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [load, question]);
  const answer = question && state === "idle" ? data : undefined;
  const type = (name: keyof PriceDraft) => (typed: string) => setDraft({ ...draft, [name]: typed });
  return (
    <FormDialog title="Mudar o preço" onClose={onClose}>
      <SentForm sending={sending} intent="price" className={field.stack}>
        <div className={field.two}>
          <Field
            label="Primeira noite"
            name="firstNight"
            kind="date"
            required
            value={draft.firstNight}
            onType={type("firstNight")}
          />
          <Field
            label="Última noite"
            name="lastNight"
            kind="date"
            required
            value={draft.lastNight}
            onType={type("lastNight")}
          />
        </div>
        <div className={field.pair}>
          <Field
            label="Preço da noite"
            name="price"
            kind="money"
            required
            value={draft.price}
            onType={type("price")}
          />
          <Field
            label="Estadia mínima"
            name="minNights"
            kind="count"
            min={1}
            max={365}
            placeholder="Como está"
            value={draft.minNights}
            onType={type("minNights")}
          />
        </div>
        <RoomsField
          rooms={rooms}
          chosen={draft.rooms}
          onChoose={(chosen) => setDraft({ ...draft, rooms: chosen })}
        />
        <PricesPreview isAsked={question !== null} rooms={answer?.done ?? null} />
        {answer?.refusal && <Notice kind="error">{answer.refusal.sentence}</Notice>}
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton disabled={!question}>Salvar preço</SubmitButton>
        </div>
      </SentForm>
    </FormDialog>
  );
}

/** 'Preço novo em Quarto Mar: 12 a 15 de janeiro de 2027.' */
function doneWords(rooms: readonly Room[], draft: PriceDraft): string {
  const [first, last] = [parseDay(draft.firstNight), parseDay(draft.lastNight)];
  const names = rooms.filter(({ listingId }) => draft.rooms.includes(listingId));
  const where =
    names.length > 2 ? `${names.length} quartos` : listWords(names.map((one) => one.name));
  const nights = first && last ? `: ${nightsWords(first, last)}` : "";
  return `Preço novo em ${where}${nights}.`;
}
