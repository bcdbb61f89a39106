import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { FORM_KEY, newFormKey } from "../../form/form-key.ts";
import type { Answer, Problems } from "./answer.ts";

type Options<T> = {
  /** Called once per successful submit, after revalidation. */
  onDone?: (done: T) => void;
  /** Calls `onDone` before revalidation, which may unmount the component. */
  hearsAtOnce?: boolean;
  /** Defaults to the page's own route. */
  action?: string;
  /** False: no revalidation, which would overwrite the page's draft. */
  redraws?: boolean;
};

type Sent = { readonly by: string; readonly words: string | null };

const NONE: Problems = {};

/**
 * Submits through a fetcher and keeps the latest response. Belongs to the page, because the
 * submitting row may be unmounted before the response arrives.
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

  // Without JavaScript the server renders the refusal as action data; success needs no message.
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
    /** The latest response, also while the next request is in flight. */
    latest,
    done: answer?.refusal === null ? answer.done : null,
    /** Without JavaScript: the result of the form on the previous page. */
    early: sent === null && early?.refusal === null ? early.done : null,
    refusal: refused?.refusal ?? null,
    problems: refused?.problems ?? NONE,
    typed: refused?.typed ?? null,
    said: answer?.refusal === null ? (sent?.words ?? null) : null,
    /** The id of the form submitted last; null before any submit. */
    sentBy: sent?.by ?? null,
    note: (by: string, words: string | null) => setSent({ by, words }),
    /** Dismisses the refusal; the next submit gets a new key. */
    overlook: () => setOverlooked(latest),
    isOver: latest !== undefined && (latest.refusal === null || latest === overlooked),
    /** Submits without a form. The same payload, retried without a response, keeps its key. */
    send(wish: Readonly<Record<string, string>>) {
      const body = JSON.stringify(wish);
      const again = unanswered.current?.body === body ? unanswered.current : null;
      const key = again?.key ?? newFormKey();
      unanswered.current = { body, key };
      setSent({ by: "", words: null });
      // Multipart: URL encoding could inflate a listing's JSON beyond the body limit.
      void submit({ ...wish, [FORM_KEY]: key }, { ...where, encType: "multipart/form-data" });
    },
  };
}

export type Sending<T = unknown> = ReturnType<typeof useSending<T>>;
