import { Link, useNavigation } from "react-router";
import button from "../../ui/button.module.css";
import { Notice } from "../ui/notice.tsx";
import styles from "./house.module.css";
import type { Outcome } from "./save-section.ts";

type Props = { isChanged: boolean; outcome: Outcome | undefined; onDiscard: () => void };

export function SaveBar({ isChanged, outcome, onDiscard }: Props) {
  const isSaving = useNavigation().formMethod === "POST";
  const isRefused = outcome !== undefined && !outcome.saved;
  return (
    <div className={styles.save} data-save-bar>
      {isRefused && (
        <Notice kind="error">
          {outcome.refusal?.sentence ?? "Nada foi salvo ainda: confira o que está marcado."}
          {outcome.refusal?.code === "changed-meanwhile" && (
            <Link className={styles.reload} to="." reloadDocument>
              Recarregar
            </Link>
          )}
        </Notice>
      )}
      <p role="status">{stateOf(isChanged || isRefused, outcome?.saved ?? false)}</p>
      {(isChanged || isRefused) && (
        <button type="button" className={button.quiet} onClick={onDiscard}>
          Descartar
        </button>
      )}
      <button
        // Disabled while saving: a second submit would carry a stale version.
        type={isSaving ? "button" : "submit"}
        className={button.primary}
        aria-disabled={isSaving || undefined}
      >
        {isSaving ? "Salvando" : "Salvar"}
      </button>
    </div>
  );
}

function stateOf(isChanged: boolean, isSaved: boolean): string {
  if (isChanged) return "Alterações por salvar";
  return isSaved ? "Salvo. Já está no site." : "Nada por salvar";
}
