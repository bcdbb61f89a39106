import { type ReactNode, useState } from "react";
import { propertyUrl } from "../../../contract/page-urls.ts";
import { Refused } from "../form/refused.tsx";
import { SaveBar } from "../form/save-bar.tsx";
import { SentForm } from "../form/sent-form.tsx";
import type { StepUpWords } from "../form/step-up.tsx";
import { useLeaveGuard } from "../form/use-leave-guard.ts";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import styles from "./property.module.css";

type Props = {
  title: string;
  lead: ReactNode;
  version: number;
  /** The message after saving. */
  saved?: string;
  /** What the step-up says, where saving asks for it. */
  stepUp?: (typed: Readonly<Record<string, string>>) => StepUpWords | null;
  children: ReactNode;
};

/**
 * One part of the property, saved separately. After saving or discarding, the fields are remounted;
 * after a refusal they keep the typed values and the version that was read.
 */
export function SectionForm({
  title,
  lead,
  version: newest,
  saved = "Salvo. Já está no site.",
  stepUp,
  children,
}: Props) {
  const sending = useSending();
  const [discards, setDiscards] = useState(0);
  const [touched, setTouched] = useState("");
  const version = Number(sending.typed?.version ?? newest);
  const edition = `${newest}.${discards}`;
  const isRefused = sending.refusal !== null;
  const isChanged = touched === edition || isRefused;
  useLeaveGuard(touched === edition);
  const discard = () => {
    setDiscards(discards + 1);
    sending.overlook();
  };
  return (
    <OwnerPage title={title} subtitle={lead} back={{ to: propertyUrl, name: "A casa" }}>
      <SentForm
        sending={sending}
        fields={{ version }}
        className={kit.fill}
        autoComplete="off"
        onTouch={() => setTouched(edition)}
        noValidate
      >
        <fieldset key={edition} className={styles.fields}>
          <legend className="vh">{title}</legend>
          {children}
        </fieldset>
        <SaveBar
          state={stateOf(isChanged, sending.done !== null ? saved : "Nada por salvar")}
          isChanged={isChanged}
          isSaving={sending.isBusy}
          saveWords="Salvar"
          onDiscard={discard}
        >
          <Refused sending={sending} stepUp={stepUp} />
        </SaveBar>
      </SentForm>
    </OwnerPage>
  );
}

function stateOf(isChanged: boolean, otherwise: string): string {
  return isChanged ? "Alterações por salvar" : otherwise;
}
