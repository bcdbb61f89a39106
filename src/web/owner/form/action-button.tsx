import type { ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import { Refused } from "./refused.tsx";
import { SentForm } from "./sent-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { type Sending, useSending } from "./use-sending.ts";

type Props<T> = {
  intent: string;
  fields?: Readonly<Record<string, string | number>>;
  /** Pass the page's own if the button may be unmounted before the response arrives. */
  sending?: Sending<T>;
  words?: string;
  className?: string | undefined;
  formClassName?: string | undefined;
  children: ReactNode;
};

/** A form that consists of one button. */
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
