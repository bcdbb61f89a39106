import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import type { Answer, Problems } from "./answer.ts";
import { FORM_KEY, newFormKey } from "./form-key.ts";

type Options<T> = {
  /** Once for every wish that was done, when the page shows it. */
  onDone?: (done: T) => void;
  /** As soon as the house says so, for what may be gone by the time the page shows it. */
  hearsAtOnce?: boolean;
  /** Where it is sent, if not to the page's own address. */
  action?: string;
  /** Not for a page whose draft nothing done here may draw anew. */
  redraws?: boolean;
};

type Sent = { readonly by: string; readonly words: string | null };

const NONE: Problems = {};

/**
 * What a page sends to the house, and what became of the last of it. Kept by the page and not by
 * what was pressed: that may be gone with its row when the answer comes.
 */
export function useSending<T = unknown>(options: Options<T> = {}) {
  const { onDone, action, hearsAtOnce = false, redraws = true } = options;
  const { Form, data, state, submit } = useFetcher<Answer<T>>();
  const early = useActionData<Answer<T>>();
  const [sent, setSent] = useState<Sent | null>(null);
  const [overlooked, setOverlooked] = useState<Answer<T> | undefined>();
  const unanswered = useRef<{ body: string; key: string } | null>(null);
  const told = useRef<Answer<T> | undefined>(undefined);
  const tell = useEffectEvent((answer: Answer<T>) => {
    if (answer.refusal !== null || told.current === answer) return;
    told.current = answer;
    unanswered.current = null;
    onDone?.(answer.done);
  });
  const isBusy = state !== "idle";
  const isHeard = hearsAtOnce || !isBusy;
  useEffect(() => {
    if (data && isHeard) tell(data);
  }, [data, isHeard]);

  // A page that the server drew anew, for want of code, says what it refused. What was done, it shows.
  const latest = data ?? (sent === null && early?.refusal ? early : undefined);
  const answer = isBusy || latest === overlooked ? undefined : latest;
  const refused = answer?.refusal ? answer : null;
  const where = {
    method: "post",
    ...(action && { action }),
    ...(!redraws && { defaultShouldRevalidate: false }),
  } as const;
  return {
    Form,
    where,
    isBusy,
    /** The last answer of all, also while the next is waited for. */
    latest,
    done: answer?.refusal === null ? answer.done : null,
    refusal: refused?.refusal ?? null,
    problems: refused?.problems ?? NONE,
    typed: refused?.typed ?? null,
    said: answer?.refusal === null ? (sent?.words ?? null) : null,
    /** Which of the page's forms was sent last; null before any was. */
    sentBy: sent?.by ?? null,
    note: (by: string, words: string | null) => setSent({ by, words }),
    /** Forgets what was refused, once it is no matter any more: what is sent next is another wish. */
    overlook: () => setOverlooked(latest),
    isOver: latest !== undefined && (latest.refusal === null || latest === overlooked),
    /** Sends without a form. The same wish sent again, for want of an answer, carries the same key. */
    send(wish: Readonly<Record<string, string>>) {
      const body = JSON.stringify(wish);
      const again = unanswered.current?.body === body ? unanswered.current : null;
      const key = again?.key ?? newFormKey();
      unanswered.current = { body, key };
      setSent({ by: "", words: null });
      // In parts: a whole room has room in them, which signs written as numbers would take.
      void submit({ ...wish, [FORM_KEY]: key }, { ...where, encType: "multipart/form-data" });
    },
  };
}

export type Sending<T = unknown> = ReturnType<typeof useSending<T>>;
