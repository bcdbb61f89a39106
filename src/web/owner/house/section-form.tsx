import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { houseUrl } from "../../../contract/page-urls.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import { useLeaveGuard } from "../ui/use-leave-guard.ts";
import { FormStateContext } from "./form-state.ts";
import styles from "./house.module.css";
import { SaveBar } from "./save-bar.tsx";
import type { Outcome } from "./save-section.ts";

type Props = {
  title: string;
  lead: ReactNode;
  version: number;
  outcome: Outcome | undefined;
  children: ReactNode;
};

/**
 * One part of the property, saved separately. After saving or discarding, the fields are remounted;
 * after a refusal they keep the typed values and the version that was read.
 */
export function SectionForm({ title, lead, version, outcome, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [discarded, setDiscarded] = useState<{ times: number; outcome?: Outcome | undefined }>({
    times: 0,
  });
  const [touched, setTouched] = useState("");
  const edition = `${version}.${discarded.times}`;
  const isChanged = touched === edition;
  const touch = () => setTouched(edition);
  useLeaveGuard(isChanged);
  const answer = outcome === discarded.outcome ? undefined : outcome;
  const { typed = null, problems = {} } = answer ?? {};
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome]);
  return (
    <OwnerPage title={title} subtitle={lead} back={{ to: houseUrl, name: "A casa" }}>
      <Form
        method="post"
        ref={form}
        className={styles.form}
        autoComplete="off"
        onInput={touch}
        noValidate
      >
        <input type="hidden" name="version" value={typed?.version ?? version} />
        <FormStateContext value={{ problems, typed, touch }}>
          <fieldset key={edition} className={styles.fields}>
            <legend className="vh">{title}</legend>
            {children}
          </fieldset>
        </FormStateContext>
        <SaveBar
          isChanged={isChanged}
          outcome={answer}
          onDiscard={() => setDiscarded({ times: discarded.times + 1, outcome })}
        />
      </Form>
    </OwnerPage>
  );
}
