import type { ReactNode } from "react";
import button from "../../ui/button.module.css";
import styles from "./save-bar.module.css";
import { SubmitButton } from "./submit-button.tsx";

type Props = {
  /** How much is unsaved, as text. */
  state: string;
  isChanged: boolean;
  isSaving: boolean;
  saveWords: string;
  onDiscard: () => void;
  /** For a draft outside a form. */
  onSave?: () => void;
  /** Notices, such as the reason of a refusal. */
  children?: ReactNode;
};

export function SaveBar(props: Props) {
  const { state, isChanged, isSaving, saveWords, onDiscard, onSave, children } = props;
  const words = isSaving ? "Salvando…" : saveWords;
  return (
    <div className={styles.bar} data-save-bar>
      <div className={styles.notices}>{children}</div>
      <p className={styles.state} role="status">
        {state}
      </p>
      {isChanged && (
        <button type="button" className={button.quiet} disabled={isSaving} onClick={onDiscard}>
          Descartar
        </button>
      )}
      {onSave ? (
        <button
          type="button"
          className={button.primary}
          aria-disabled={!isChanged || isSaving || undefined}
          onClick={() => isChanged && !isSaving && onSave()}
        >
          {words}
        </button>
      ) : (
        <SubmitButton>{words}</SubmitButton>
      )}
    </div>
  );
}
