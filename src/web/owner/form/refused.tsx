import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { isServerReachable } from "../../browser-api.ts";
import { Notice } from "../ui/notice.tsx";
import type { Refusal } from "./answer.ts";
import { useFormState } from "./form-state.ts";
import styles from "./refused.module.css";
import { StepUp, type StepUpWords } from "./step-up.tsx";
import { asksForStepUp } from "./step-up-field.ts";
import { unheard } from "./unheard.ts";
import type { Sending } from "./use-sending.ts";

type Props<T> = {
  sending: Sending<T>;
  /** A more specific message; null falls back to the general one. */
  words?: (refusal: Refusal) => string | null;
  /** What the step-up says about the change. */
  stepUp?: ((typed: Readonly<Record<string, string>>) => StepUpWords | null) | undefined;
  /** Always offers a reload, because stale data on the page may be the cause. */
  reloads?: boolean;
  /** Called after revalidation, to reset local state. */
  onReloaded?: () => void;
};

/**
 * The refusal of the last submit, with a reload button after a version conflict, and the step-up
 * where the form asks for it.
 */
export function Refused<T>(props: Props<T>) {
  const { sending, words, stepUp, reloads = false, onReloaded } = props;
  const { refusal } = sending;
  const reloading = useReload(() => {
    sending.overlook();
    onReloaded?.();
  });
  const { isAnswered } = useFormState();
  if (!refusal || !isAnswered) return null;
  if (asksForStepUp(refusal.code)) {
    return <StepUp refusal={refusal} words={stepUp} onClose={sending.overlook} />;
  }
  return (
    <Outdated isOutdated={reloads || isOutdated(refusal)} onReload={reloading.reload}>
      {reloading.refusal?.sentence ?? words?.(refusal) ?? refusal.sentence}
    </Outdated>
  );
}

const OUTDATED: ReadonlySet<string> = new Set([
  "changed-meanwhile",
  "sent-otherwise",
  "form-outdated",
  "still-open",
  "change-gone",
]);

export function isOutdated(refusal: Refusal | null): boolean {
  return refusal !== null && OUTDATED.has(refusal.code);
}

type OutdatedProps = { isOutdated: boolean; onReload: () => void; children: ReactNode };

export function Outdated({ isOutdated, onReload, children }: OutdatedProps) {
  return (
    <Notice kind="error">
      {children}
      {isOutdated && (
        <button type="button" className={`tap ${styles.reload}`} onClick={onReload}>
          Recarregar
        </button>
      )}
    </Notice>
  );
}

/** Checks the connection first: a failed revalidation would replace the page by the error page. */
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
