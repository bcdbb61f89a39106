import { useState } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "../refusals.ts";

type Asked = { readonly about: string; readonly words: string };

/**
 * One action at a time, with its state kept by the page, because the pressed button may be gone
 * with its row when the response arrives. `about` is its subject, `words` the message once it is
 * done.
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
