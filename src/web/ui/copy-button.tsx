import button from "./button.module.css";
import { Icon } from "./icon.tsx";
import { useCopy } from "./use-copy.ts";

type Props = {
  text: string;
  /** The button's label, and its success and failure messages. */
  words: { readonly copy: string; readonly copied: string; readonly failed: string };
  answerClassName?: string | undefined;
};

/** The result is announced as well as shown. */
export function CopyButton({ text, words, answerClassName }: Props) {
  const { answer, copy } = useCopy(text);
  return (
    <>
      <p className={answerClassName} role="status">
        {answer && words[answer]}
      </p>
      <button type="button" className={button.icon} aria-label={words.copy} onClick={copy}>
        {answer === "copied" ? <Icon name="check" /> : <Icon name="copy" />}
      </button>
    </>
  );
}
