import { useEffect, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { newFormKey } from "../form/form-key.ts";
import type { Answer, Intent } from "./answer.ts";

/**
 * One form of the page: its latest answer, and the idempotency key of the next sending. An answer
 * renews the key; without one, the same sending must be repeated.
 */
export function useSent(intent: Intent) {
  const { Form, data, state } = useFetcher<Answer>();
  // Without JavaScript the whole page is the answer.
  const early = useActionData<Answer>();
  const [key, setKey] = useState(newFormKey);
  const [overlooked, setOverlooked] = useState<Answer | undefined>();
  useEffect(() => {
    if (data?.kind) setKey(newFormKey());
  }, [data]);
  const isBusy = state !== "idle";
  const mine = early?.kind && early.intent === intent ? early : undefined;
  const latest = data ?? mine;
  return {
    Form,
    key,
    isBusy,
    answer: isBusy || latest === overlooked ? undefined : latest,
    /** Hides the answer once the guest types on, because it is about the old text. */
    overlook: () => setOverlooked(latest),
  };
}
