import type { ReactNode } from "react";
import button from "../../ui/button.module.css";
import { useFormState } from "./form-state.ts";

type Props = {
  className?: string | undefined;
  /** For a form that can be sent in more than one way. */
  name?: string;
  value?: string;
  /** Nothing can be asked for yet. */
  disabled?: boolean;
  children: ReactNode;
};

/** Sends its form, once at a time, and keeps the focus while the answer is waited for. */
export function SubmitButton({ className = button.primary, disabled = false, ...rest }: Props) {
  const { isBusy } = useFormState();
  const isOff = isBusy || disabled;
  return (
    <button
      {...rest}
      // Pressed twice, the second would ask with a version that the first has just used up.
      type={isOff ? "button" : "submit"}
      // Only the page's code has a place for the answer.
      data-waits
      className={className}
      aria-disabled={isOff || undefined}
    />
  );
}
