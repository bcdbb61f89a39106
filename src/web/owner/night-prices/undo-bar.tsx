import type { PricesUndo } from "../../../contract/owner/prices.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ActionButton } from "../form/action-button.tsx";
import { useSending } from "../form/use-sending.ts";
import hint from "../ui/hint.module.css";
import { pricesUrl } from "./price-draft.ts";

type Props = { words: string; undo: PricesUndo; onUndone: () => void; onClose: () => void };

/** What was saved, to be taken back while nobody has changed the room again. */
export function UndoBar({ words, undo, onUndone, onClose }: Props) {
  const sending = useSending({ action: pricesUrl, onDone: onUndone });
  return (
    <section className={hint.hint} aria-label="Preço salvo">
      <p>{words}</p>
      <ActionButton
        sending={sending}
        intent="undo"
        fields={{ undo: JSON.stringify(undo) }}
        className={button.line}
      >
        Desfazer
      </ActionButton>
      <button type="button" className={hint.close} aria-label="Fechar aviso" onClick={onClose}>
        <Icon name="x" />
      </button>
    </section>
  );
}
