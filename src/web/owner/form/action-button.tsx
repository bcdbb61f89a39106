import type { ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import { Refused } from "./refused.tsx";
import { SentForm } from "./sent-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { type Sending, useSending } from "./use-sending.ts";

type Props<T> = {
  intent: string;
  fields?: Readonly<Record<string, string | number>>;
  /** The page's own, where the page says what was done: what was pressed may be gone by then. */
  sending?: Sending<T>;
  words?: string;
  className?: string | undefined;
  formClassName?: string | undefined;
  children: ReactNode;
};

/** One press, one wish. */
export function ActionButton<T>({
  sending,
  className,
  formClassName,
  children,
  ...form
}: Props<T>) {
  const own = useSending<T>();
  const used = sending ?? own;
  return (
    <SentForm {...form} sending={used} className={formClassName}>
      <SubmitButton className={className}>{children}</SubmitButton>
      <Refused sending={used} />
      {!sending && used.said && <Notice kind="done">{used.said}</Notice>}
    </SentForm>
  );
}
