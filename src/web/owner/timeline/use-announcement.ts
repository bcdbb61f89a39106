import { useEffect, useState } from "react";

/** What was just done, for those who do not see it. What was pressed may have gone with it. */
export function useAnnouncement() {
  const [said, setSaid] = useState({ words: "" });
  useEffect(() => {
    if (said.words && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
    }
  }, [said]);
  return { words: said.words, say: (words: string) => setSaid({ words }) };
}
