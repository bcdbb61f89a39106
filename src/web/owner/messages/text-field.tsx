import type { Language } from "../../../domain/language.ts";
import { LONGEST_MESSAGE, type MessageKind } from "../../../domain/message.ts";
import { lengthOfMessage, tidyMessage } from "../../../domain/message-template.ts";
import { originalTexts } from "../../../domain/message-texts.ts";
import {
  type MessageVariable,
  nameOfVariable,
  variablesOf,
  writeVariable,
} from "../../../domain/message-variables.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Field } from "../form/field.tsx";
import kit from "../ui/kit.module.css";
import { plural } from "../ui/words.ts";
import styles from "./editor.module.css";

type Props = {
  kind: MessageKind;
  language: Language;
  text: string;
  onType: (text: string) => void;
  onRestore: () => void;
};

const FIELD_ID = "texto";
/** The other variables are folded: on a phone the preview would be too far below. */
const AT_ONCE = 7;

/** A text in one language, and buttons that put its variables where the cursor is. */
export function TextField({ kind, language, text, onType, onRestore }: Props) {
  const length = lengthOfMessage(tidyMessage(text));
  const excess = length - LONGEST_MESSAGE;
  const tooLong = `Passou do limite: corte ${plural(excess, "caractere", "caracteres")}.`;
  const variables = variablesOf(kind);
  const [first, others] = [variables.slice(0, AT_ONCE), variables.slice(AT_ONCE)];
  return (
    <>
      <Field
        id={FIELD_ID}
        name={language === "pt-BR" ? "pt" : "en"}
        label={language === "pt-BR" ? "Texto" : "Texto em inglês"}
        kind="long"
        rows={11}
        lang={language}
        value={text}
        onType={onType}
        problem={excess > 0 ? tooLong : undefined}
        hint={
          <>
            Campo sem valor some com a frase dele.{" "}
            <span className="num">
              {length} de {LONGEST_MESSAGE} caracteres.
            </span>
          </>
        }
      />
      <fieldset className={styles.variables}>
        <legend>Pôr no texto</legend>
        <Chips variables={first} language={language} />
        {others.length > 0 && (
          <details>
            <summary>Mais campos</summary>
            <Chips variables={others} language={language} />
          </details>
        )}
      </fieldset>
      {tidyMessage(text) !== originalTexts[kind][language] && (
        <button type="button" className={button.quiet} onClick={onRestore}>
          <Icon name="undo-2" /> Texto original
        </button>
      )}
    </>
  );
}

function Chips(props: { variables: readonly MessageVariable[]; language: Language }) {
  const { variables, language } = props;
  return (
    <div className={kit.taps}>
      {variables.map((variable) => (
        <button
          key={variable}
          type="button"
          lang={language}
          onClick={() => insertAtCursor(FIELD_ID, writeVariable(variable, language))}
        >
          <Icon name="plus" />
          {nameOfVariable(variable, language)}
        </button>
      ))}
    </div>
  );
}

/** Puts words where the cursor is, or in place of what is selected, and goes on from there. */
function insertAtCursor(fieldId: string, words: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isGlued = /[\p{L}\p{N}.,;:!?}]$/u.test(value.slice(0, start));
  const inserted = isGlued ? ` ${words}` : words;
  field.focus();
  // Deprecated, but the only way that the browser's 'undo' knows of.
  if (document.execCommand("insertText", false, inserted)) return;
  field.setRangeText(inserted, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
