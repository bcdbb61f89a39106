import { useEffect, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { newFormKey } from "../../form/form-key.ts";
import type { TellAnswer } from "./tell-answer.ts";

/** The form 'Já fiz o Pix'. An answer renews its key; without one, the same sending is repeated. */
export function useTell(onTold: () => void) {
  const { Form, data, state } = useFetcher<TellAnswer>();
  // Without JavaScript the whole page is the answer.
  const early = useActionData<TellAnswer>();
  const [key, setKey] = useState(newFormKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (data && data.refused !== "unheard") setKey(newFormKey());
    if (data?.refused === null) onTold();
  }, [data]);
  const isBusy = state !== "idle";
  return { Form, key, isBusy, refused: isBusy ? null : ((data ?? early)?.refused ?? null) };
}

export type Tell = ReturnType<typeof useTell>;
