import { isOutdated, Outdated } from "../../form/refused.tsx";
import { SaveBar } from "../../form/save-bar.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ListingForm } from "../listing-form.ts";
import { changesWord } from "../listing-words.ts";
import { useDraft } from "./draft-context.ts";

/** Always in reach: how much is unsaved, and what to do with it. */
export function RoomSaveBar({ onSave }: { onSave(): void }) {
  const draft = useDraft();
  const { changes, saving, complaints, clashes, publishing, reloading } = draft;
  const wrong = Object.keys(complaints).length;
  const { refusal } = saving;
  const outdated = [refusal, publishing.refusal].find(isOutdated);
  const saved = saving.latest?.refusal === null && changes === 0;
  const said = outdated ?? (changes > 0 ? refusal : null);
  return (
    <SaveBar
      state={saved ? "Tudo salvo" : changesWord(changes)}
      isChanged={changes > 0}
      isSaving={saving.isBusy}
      saveWords="Salvar quarto"
      onDiscard={draft.discard}
      onSave={onSave}
    >
      {wrong > 0 && (
        <Notice kind="error">
          {wrong === 1 ? "Falta acertar um campo." : `Falta acertar ${wrong} campos.`}
        </Notice>
      )}
      {said && wrong === 0 && clashes === null && (
        <Outdated isOutdated={isOutdated(said)} onReload={draft.reload}>
          {said.sentence}
        </Outdated>
      )}
      {reloading.refusal && <Notice kind="error">{reloading.refusal.sentence}</Notice>}
      {clashes !== null && changes > 0 && <Notice kind="done">{clashWords(clashes)}</Notice>}
    </SaveBar>
  );
}

function clashWords(clashes: readonly (keyof typeof fieldNames)[]): string {
  const kept = "Está tudo atualizado, e o que você escreveu continua aqui.";
  if (clashes.length === 0) return kept;
  const names = clashes.map((field) => fieldNames[field]).join(", ");
  return `${kept} Outra pessoa também mudou: ${names}. Se você salvar, vale o seu.`;
}

const fieldNames: Readonly<Record<keyof ListingForm, string>> = {
  photos: "Fotos",
  name: "Nome",
  cardText: "Texto do cartão",
  description: "Descrição",
  observations: "Bom saber",
  nameEnglish: "Nome em inglês",
  cardTextEnglish: "Texto do cartão em inglês",
  descriptionEnglish: "Descrição em inglês",
  observationsEnglish: "Bom saber em inglês",
  amenities: "Benefícios",
  capacity: "Hóspedes",
  roomCount: "Quartos",
  wholeHouse: "Casa inteira",
  nightlyPrice: "Preço base",
  weekendPrice: "Sexta e sábado",
  includedGuests: "Hóspedes incluídos na diária",
  extraAdult: "Cada adulto a mais, por noite",
  childUpTo12: "Criança até 12 anos",
  childAbove12: "Acima de 12 anos",
  ratesValidUntil: "Preços valem até",
  minNights: "Mínimo de noites",
  maxNights: "Máximo de noites",
  noArrivalWeekdays: "Dias sem chegada",
  seasons: "Temporadas",
  physicalRoomIds: "Portas",
};
