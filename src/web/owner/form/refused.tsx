import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { isServerReachable } from "../../browser-api.ts";
import { Notice } from "../ui/notice.tsx";
import type { Refusal } from "./answer.ts";
import { useFormState } from "./form-state.ts";
import styles from "./refused.module.css";
import { unheard } from "./unheard.ts";
import type { Sending } from "./use-sending.ts";

type Props<T> = {
  sending: Sending<T>;
  /** A better sentence than the general one, where there is more to say. */
  words?: (refusal: Refusal) => string | null;
  /** Whatever it was, what is on the screen may be the reason. */
  reloads?: boolean;
  /** What else begins anew once the page shows what others have saved. */
  onReloaded?: () => void;
};

/** Why the last wish was not done. Where somebody else was faster, the way on is beside it. */
export function Refused<T>({ sending, words, reloads = false, onReloaded }: Props<T>) {
  const { refusal } = sending;
  const reloading = useReload(() => {
    sending.overlook();
    onReloaded?.();
  });
  const { isAnswered } = useFormState();
  if (!refusal || !isAnswered) return null;
  return (
    <Outdated isOutdated={reloads || isOutdated(refusal)} onReload={reloading.reload}>
      {reloading.refusal?.sentence ?? words?.(refusal) ?? refusal.sentence}
    </Outdated>
  );
}

export function isOutdated(refusal: Refusal | null): boolean {
  return refusal?.code === "changed-meanwhile" || refusal?.code === "sent-otherwise";
}

type OutdatedProps = { isOutdated: boolean; onReload: () => void; children: ReactNode };

/** The sentence, and 'Recarregar' where what is on the screen has been overtaken. */
export function Outdated({ isOutdated, onReload, children }: OutdatedProps) {
  return (
    <Notice kind="error">
      {children}
      {isOutdated && (
        <button type="button" className={styles.reload} onClick={onReload}>
          Recarregar
        </button>
      )}
    </Notice>
  );
}

/** Shows what is saved now. A line that is broken must not take the page along. */
function useReload(onReloaded: () => void) {
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    refusal,
    async reload() {
      const isReachable = await isServerReachable();
      setRefusal(isReachable ? null : unheard);
      if (!isReachable) return;
      await revalidate();
      onReloaded();
    },
  };
}
