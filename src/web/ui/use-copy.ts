import { useState } from "react";

/** Copies a text, and keeps whether that succeeded. */
export function useCopy(text: string) {
  const [answer, setAnswer] = useState<"copied" | "failed" | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer("copied");
    } catch {
      setAnswer("failed");
    }
  }

  return { answer, copy };
}
