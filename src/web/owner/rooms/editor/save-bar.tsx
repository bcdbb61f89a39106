import button from "../../../ui/button.module.css";
import { Notice } from "../../ui/notice.tsx";
import { fieldNames } from "../field-names.ts";
import { changesWord } from "../room-words.ts";
import { useDraft } from "./draft-context.ts";
import styles from "./save-bar.module.css";

/** Always visible: how much is unsaved, and what to do with it. */
export function SaveBar({ onSave }: { onSave(): void }) {
  const draft = useDraft();
  const { changes, saving, complaints, clashes, publishing, reloading } = draft;
  const wrong = Object.keys(complaints).length;
  const refusal = saving.refusal;
  const outdated =
    refusal?.code === "changed-meanwhile" || publishing.refusal?.code === "changed-meanwhile";
  const saved = saving.done !== null && refusal === null && changes === 0;
  return (
    <div className={styles.bar} data-save-bar>
      <div className={styles.notices}>
        {wrong > 0 && (
          <Notice kind="error">
            {wrong === 1 ? "Falta acertar um campo." : `Falta acertar ${wrong} campos.`}
          </Notice>
        )}
        {refusal && changes > 0 && wrong === 0 && clashes === null && (
          <Notice kind="error">{refusal.sentence}</Notice>
        )}
        {reloading.refusal && <Notice kind="error">{reloading.refusal.sentence}</Notice>}
        {clashes !== null && changes > 0 && <Notice kind="done">{clashWords(clashes)}</Notice>}
      </div>
      <p className={styles.count} role="status">
        {saved ? "Tudo salvo" : changesWord(changes)}
      </p>
      {outdated && clashes === null && (
        <button type="button" className={button.line} onClick={draft.reload}>
          Recarregar
        </button>
      )}
      <button
        type="button"
        className={button.quiet}
        disabled={changes === 0 || saving.busy}
        onClick={draft.discard}
      >
        Descartar
      </button>
      <button
        type="button"
        className={button.primary}
        aria-disabled={changes === 0 || saving.busy || undefined}
        onClick={() => changes > 0 && !saving.busy && onSave()}
      >
        {saving.busy ? "Salvando…" : "Salvar quarto"}
      </button>
    </div>
  );
}

function clashWords(clashes: readonly (keyof typeof fieldNames)[]): string {
  const kept = "Está tudo atualizado, e o que você escreveu continua aqui.";
  if (clashes.length === 0) return kept;
  const names = clashes.map((field) => fieldNames[field]).join(", ");
  return `${kept} Outra pessoa também mudou: ${names}. Se você salvar, vale o seu.`;
}
