import { Check, Copy } from "lucide-react";
import { useState } from "react";
import button from "./button.module.css";

type Props = {
  text: string;
  /** What the button does, and its two answers. */
  words: { readonly copy: string; readonly copied: string; readonly failed: string };
  answerClassName?: string | undefined;
};

/** The answer to a copy is heard as well as seen. */
export function CopyButton({ text, words, answerClassName }: Props) {
  const [answer, setAnswer] = useState<"copied" | "failed" | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer("copied");
    } catch {
      setAnswer("failed");
    }
  }

  return (
    <>
      <p className={answerClassName} role="status">
        {answer && words[answer]}
      </p>
      <button type="button" className={button.icon} aria-label={words.copy} onClick={copy}>
        {answer === "copied" ? (
          <Check className="ic" aria-hidden />
        ) : (
          <Copy className="ic" aria-hidden />
        )}
      </button>
    </>
  );
}
