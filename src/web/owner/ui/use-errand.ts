import { useState } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "../form/answer.ts";

type Asked = { readonly about: string; readonly words: string };

/**
 * One wish at a time, kept by the page and not by what was pressed: that may be gone with its row
 * when the answer comes. `about` is whom or what it concerns, `words` what to say once it is done.
 */
export function useErrand() {
  const { Form, data, state } = useFetcher<{ refusal: Refusal | null }>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isBusy = state !== "idle";
  const answer = isBusy ? undefined : data;
  return {
    Form,
    isBusy,
    /** For the form's onSubmit. */
    note: (about: string, words: string) => setAsked({ about, words }),
    said: answer && answer.refusal === null ? (asked?.words ?? null) : null,
    refusalAbout: (about: string) =>
      asked?.about === about ? (answer?.refusal?.sentence ?? null) : null,
  };
}

export type Errand = ReturnType<typeof useErrand>;
